import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Every module that a module needs at once, itself included. */
function needsOf(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  // A set that is walked while it grows is walked to its end.
  for (const id of found) for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}

/**
 * Names the chunk of what is loaded before anything else: one file, where parts that later screens share would each
 * be a file of their own, and a request. The entry itself stays outside: to share a part of it must not start the app.
 */
export function firstChunk(entry: string): Rolldown.CodeSplittingNameFunction {
  const start = resolve(entry)
  let first: Set<string> | undefined
  return (id, graph) => {
    first ??= needsOf(start, graph)
    return first.has(id) && id !== start ? 'app' : null
  }
}

/**
 * Lets the styles and the waiting page come first: on a slow line the buyer sees something long before the code is there.
 * @param host address of the API, to which the connection is made meanwhile; none for the demo
 */
export function firstThingsFirst(host?: string): Plugin {
  return {
    name: 'suki:first-things-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
        tags: host
          ? [
              {
                tag: 'link',
                injectTo: 'head' as const,
                attrs: { rel: 'preconnect', href: new URL(host).origin, crossorigin: 'use-credentials' },
              },
            ]
          : [],
      }),
    },
  }
}
