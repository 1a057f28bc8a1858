import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

export const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/**
 * Of a module that is imported on demand.
 * @param module path below the project's folder
 * @throws Error when it has no chunk of its own
 */
export function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === resolve(module))
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

/** Direct and indirect. */
export function withImports(
  starts: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle)
  const found = new Set(starts)
  // A set's iteration includes what is added meanwhile.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}

/**
 * What a page loads for modules on demand, scripts before styles, without what its HTML names.
 * @param modules as for `chunkOf`
 */
export function filesOf(
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
  html: string,
): string[] {
  const chunks = withImports(
    modules.map((module) => chunkOf(module, bundle)),
    bundle,
  )
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...styles])].filter(
    (name) => !html.includes(name),
  )
}
