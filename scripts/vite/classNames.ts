import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Names of the classes of CSS modules, in builds: short, since the first load carries some three hundred of them, and the same on every machine. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
