import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a CSS module's class in builds: the class's own with a short hash of the file's path. The first load carries some three hundred of
 * them, and Vite's own names, with the number of a line, are longer. The same on every machine.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
