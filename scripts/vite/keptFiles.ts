import type { Rolldown } from 'vite'
import { chunkOf, withImports } from './loadedFiles.ts'

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
const kept = ['src/features/catalog/ProductPage.tsx', 'src/app/session/SignedIn.tsx', 'src/app/shell/UserArea.tsx']

/**
 * The files that are kept of a build.
 * @param settings of the build; with `VITE_KEEP=off` nothing is kept
 * @throws Error when the build lacks a screen that is to be kept
 */
export function keptFiles(bundle: Rolldown.OutputBundle, settings: Record<string, string>): KeptFiles | null {
  if (settings.VITE_KEEP === 'off') return null
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'index')
  if (entry?.type !== 'chunk') throw new Error('The build has no entry')
  const chunks = withImports([entry, ...kept.map((module) => chunkOf(module, bundle))], bundle)
  const files = chunks.flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ])
  const host = settings.VITE_API_HOST ?? ''
  const pictures = [host, settings.VITE_FILES_URL || host].map((address) => new URL(address).origin)
  return { entry: entry.fileName, files: [...new Set(files)], pictures: [...new Set(pictures)] }
}
