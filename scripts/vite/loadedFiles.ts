import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * What a page loads for modules that it imports on demand: their chunks, what they import, and the styles, without what its HTML names already.
 * @param modules paths below the project's folder, each with a chunk of its own
 * @throws Error when one has none
 */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle, html: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const wanted = new Set(modules.map((module) => chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(module))?.fileName))
  if (wanted.has(undefined)) throw new Error(`One of ${modules.join(', ')} has no chunk of its own`)
  const styles = new Set<string>()
  // The iteration of a set includes elements that are added meanwhile.
  for (const name of wanted) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const style of chunk?.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const other of chunk?.imports ?? []) if (!html.includes(other)) wanted.add(other)
  }
  return [...wanted, ...styles].filter((name) => name !== undefined).filter((name) => !html.includes(name))
}
