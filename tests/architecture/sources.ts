import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project, with a slash at the end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Source {
  /** Relative to the project. */
  path: string
  text: string
  lines: number
}

/** Generated files and data, which nobody writes or reads line by line. */
const data = [/^openapi\/generated\//, /^fixtures\/static\//, /^fixtures\/data\//]

/** The files that match, without data and generated files. */
export function sources(...patterns: string[]): Source[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !data.some((rule) => rule.test(path)))
    .sort()
    .map((path) => {
      const text = readFileSync(root + path, 'utf8')
      return { path, text, lines: text.trimEnd().split('\n').length }
    })
}
