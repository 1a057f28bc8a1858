import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import project from '../../package.json' with { type: 'json' }

const IMPORTED = /(?:from|import\(|import) ?'([.#][^']+)'/g
const folders: Record<string, string> = project.imports
/** The path of an imported file, relative to the project. */
const pathOf = (importer: string, imported: string) =>
  imported.startsWith('.')
    ? join(dirname(importer), imported)
    : imported.replace(/^#\w+/, (name) => (folders[`${name}/*`] ?? '').slice(2, -2))
/** Replaces what other files of the same process use, too. */
const STUBS = /\bvi\.(stubGlobal|stubEnv|mock|doMock|resetModules)\(/

/**
 * Whether a test, with its helpers, only uses what no other test can have changed: none of the
 * app's modules, which keep what they read of the page.
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
 * Tests in Node that can run in one process, one after another: it loads the marketplace once,
 * which takes longer than most of them.
 */
export const sharedTests = (): string[] =>
  globSync('tests/**/*.test.ts', {
    exclude: ['tests/conformance/**', 'tests/**/*.{browser,all}.test.ts'],
  }).filter((file) => isSharing(file))
