import type { Rolldown } from 'vite'

/** What the service worker of a live build keeps for the next visit. */
export interface KeptFiles {
  /** Name of the entry script, which changes with every release. */
  entry: string
  /** Paths below the app's address of what the screens need that a next visit may begin with: their scripts, styles and fonts. */
  files: string[]
  /** Origins of the marketplace's pictures. */
  pictures: string[]
}

/** What is loaded on demand: the page of a product, and what every page has after its start, or of a signed-in user. */
const kept = [
  /^src\/app\/screens\.ts$/,
  /^src\/features\/catalog\/ProductPage\.tsx$/,
  /^src\/app\/LaterParts\.tsx$/,
  /^src\/app\/session\/SignedIn\.tsx$/,
]

/**
 * The files that are kept of a build.
 * @param root folder of the project
 * @param settings of the build; with `VITE_KEEP=off` nothing is kept
 * @throws Error when the build lacks a screen that is to be kept
 */
export function keptFiles(bundle: Rolldown.OutputBundle, root: string, settings: Record<string, string>): KeptFiles | null {
  if (settings.VITE_KEEP === 'off') return null
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index')
  const screens = kept.map((path) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId && path.test(facadeModuleId.slice(root.length + 1))),
  )
  if (!entry || screens.includes(undefined)) throw new Error('The build has no entry or lacks a screen of scripts/vite/keptFiles.ts')
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) files.add(file)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of [entry, ...screens]) add(chunk)
  const host = settings.VITE_API_HOST ?? ''
  const pictures = [host, settings.VITE_FILES_URL || host].map((address) => new URL(address).origin)
  return { entry: entry.fileName, files: [...files], pictures: [...new Set(pictures)] }
}
