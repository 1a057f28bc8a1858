import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { chunksOf } from './loadedFiles.ts'

/** Direct and indirect, with the module itself. */
function staticImportsOf(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  // A set's iteration includes what is added meanwhile.
  for (const id of found)
    for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}

/**
 * Puts what the entry needs at its start into one chunk; otherwise each part that later screens
 * share would be a request of its own. Not the entry: importing a shared chunk must not start the
 * app.
 */
export function initialChunk(name: string, entry: string): Rolldown.CodeSplittingNameFunction {
  const start = resolve(entry)
  let first: Set<string> | undefined
  return (id, graph) => {
    first ??= staticImportsOf(start, graph)
    return first.has(id) && id !== start ? name : null
  }
}

/**
 * Has the browser compile what is needed at the start aside from the page's own work while it is
 * loaded, since most of it runs at once: compiling on first call takes a phone nearly as long as
 * running. Other browsers see a comment.
 * @param names of chunks; a missing one stops the build
 */
export function compileEarly(names: readonly string[]): Plugin {
  return {
    name: 'suki:compile-early',
    apply: 'build',
    // After all that add to the file.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of names) {
          const chunk = chunksOf(bundle).find((one) => one.name === name)
          if (!chunk) throw new Error(`The build has no chunk ${name}`)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          // Its source map begins a line later.
          const map = bundle[`${chunk.fileName}.map`]
          if (map?.type === 'asset')
            map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
