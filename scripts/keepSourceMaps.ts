/** `node scripts/keepSourceMaps.ts dist-live`, after a live build. */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Moves a build's source maps out of the folder that is served, to `<folder>-sourcemaps`, which
 * it returns. Their names have a hash, so all are in one folder.
 */
export function keepSourceMaps(build: string): string {
  const folder = `${build}-sourcemaps`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const maps = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.map'),
  )
  for (const path of maps) renameSync(join(build, path), join(folder, basename(path)))
  return folder
}

if (import.meta.main)
  keepSourceMaps(parseArgs({ allowPositionals: true }).positionals[0] ?? 'dist-live')
