import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** All static imports of a module, direct and indirect, with the module itself. */
function staticImportsOf(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  // The iteration of a set includes elements that are added meanwhile.
  for (const id of found) for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}

/** Parts of packages that only later screens use, although the packages' entries name them. */
const later =
  /@tanstack\/(query-core|react-query)\/.*\/(queriesObserver|useQueries|useMutationState|usePrefetchQuery|usePrefetchInfiniteQuery)\.js$/

/**
 * Puts everything that the entry needs at its start into one chunk; otherwise each part that later screens share would be a file
 * and a request of its own. The entry itself is left out, since a shared chunk must not start the app when it is imported.
 */
export function initialChunk(name: string, entry: string): Rolldown.CodeSplittingNameFunction {
  const start = resolve(entry)
  let first: Set<string> | undefined
  return (id, graph) => {
    first ??= staticImportsOf(start, graph)
    return first.has(id) && id !== start && !later.test(id) ? name : null
  }
}

/**
 * Loads styles and the static page before scripts, so that users on a slow connection see the page before the code is loaded.
 * @param host address of the API, to connect to early; none for the demo
 */
export function prioritizeStyles(host?: string): Plugin {
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
