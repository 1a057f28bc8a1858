import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
/**
 * `npm run resolve-stack < stack.txt`: where the places of a stack, as telemetry sends them, are
 * in the sources, by the source maps of the same build (`--maps FOLDER`).
 */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

const PLACE = /(?:[\w+.:-]*\/)*([\w.-]+\.js):(\d+):(\d+)/g

/** In a map it is relative to the built file. */
const pathOf = (source: string) => posix.normalize(source).replace(/^(\.\.\/)+/, '')

/**
 * Replaces places of built files by those in the sources, with the name that stands there:
 * `src/app/Root.tsx:12:3 (App)`. Lines and columns count from 1. A place without a map or source
 * stays.
 */
export function resolveStack(stack: string, maps: string): string {
  const read = new Map<string, TraceMap | null>()
  const mapOf = (file: string) => {
    const path = join(maps, `${file}.map`)
    const map =
      read.get(file) ?? (existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : null)
    read.set(file, map)
    return map
  }
  return stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const map = mapOf(file)
    const found =
      map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    if (found?.source == null) return place
    return `${pathOf(found.source)}:${found.line}:${found.column + 1}${found.name === null ? '' : ` (${found.name})`}`
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { maps: { type: 'string', default: 'dist-live-sourcemaps' } },
  })
  process.stdout.write(resolveStack(await text(process.stdin), values.maps))
}
