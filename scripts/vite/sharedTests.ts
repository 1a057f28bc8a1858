import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import project from '../../package.json' with { type: 'json' }

const IMPORTED = /(?:from|import\(|import) ?'([.#][^']+)'/g
const folders: Record<string, string> = project.imports
const pathOf = (importer: string, imported: string) =>
  imported.startsWith('.')
    ? join(dirname(importer), imported)
    : imported.replace(/^#\w+/, (name) => (folders[`${name}/*`] ?? '').slice(2, -2))
/** Replaces what other files of the process use, too. */
const STUBS = /\bvi\.(stubGlobal|stubEnv|mock|doMock|resetModules)\(/

/**
 * Whether a test, with its helpers, uses none of the app's modules, which keep what they read of
 * the page, and stubs nothing.
 */
function isSharing(file: string, seen = new Set<string>()): boolean {
  if (file.startsWith('src/')) return false
  if (!file.startsWith('tests/') || seen.has(file) || !/\.tsx?$/.test(file)) return true
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  return (
    !STUBS.test(text) &&
    [...text.matchAll(IMPORTED)].every(([, to]) => isSharing(pathOf(file, to as string), seen))
  )
}

/**
 * Tests in Node that can share one process: it loads the marketplace once, which takes longer
 * than most of them.
 */
export const sharedTests = (): string[] =>
  globSync('tests/**/*.test.ts', {
    exclude: ['tests/conformance/**', 'tests/**/*.{browser,all}.test.ts'],
  }).filter((file) => isSharing(file))
