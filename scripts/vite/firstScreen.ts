import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** All static imports of a module, direct and indirect, with the module itself. */
function staticImportsOf(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  // The iteration of a set includes elements that are added meanwhile.
  for (const id of found)
    for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) found.add(needed)
  return found
}

/**
 * Puts everything that the entry needs at its start into one chunk; otherwise each part that later
 * screens share would be a file and a request of its own. The entry itself is left out, since a
 * shared chunk must not start the app when it is imported.
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
 * Has the browser compile what is needed at the start while it is loaded, aside from the page's own
 * work: most of it runs before the first screen shows. Otherwise each function is compiled on its
 * first call, which takes a phone nearly as long as to run it. Other browsers see a comment.
 * @param names of chunks; one that the build lacks stops it
 */
export function compileEarly(names: readonly string[]): Plugin {
  return {
    name: 'suki:compile-early',
    apply: 'build',
    // Before anything else in the file, so after all that add to it.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of names) {
          const chunk = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.name === name,
          )
          if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}`)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          // Its source map begins a line later, too.
          const map = bundle[`${chunk.fileName}.map`]
          if (map?.type === 'asset')
            map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
