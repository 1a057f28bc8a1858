import { execFileSync } from 'node:child_process'
import { root } from './commands.mjs'

/** Short hash and date of the latest commit that changed a folder; '' outside of git. */
function commit(folder: string): string {
  try {
    const args = ['log', '-1', '--abbrev=9', '--format=%h %cs', '--', '.']
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/**
 * The version of the sources in `folder`: `given`, else the commit's, such as `1a2b3c4d5
 * 2026-11-23`, else `dev`.
 * @throws Error when `given` has other characters than a version has
 */
export function versionOf(given: string | undefined, folder: string = root): string {
  if (!given) return commit(folder) || 'dev'
  if (!/^[\w.+-][\w.+ -]{0,59}$/.test(given))
    throw new Error(
      `VITE_VERSION must be at most 60 letters, digits, spaces and . + - _, not "${given}"`,
    )
  return given
}
