import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { partHeaders, partOf } from '#mocks/transport/http/ranges.ts'
import { refuse } from './answer.ts'

export const mediaTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

function inside(folder: string, path: string): string | null {
  try {
    const file = resolve(folder, decodeURIComponent(path))
    return file.startsWith(resolve(folder) + sep) && !file.includes('\0') ? file : null
  } catch {
    return null
  }
}

/**
 * Sends a file, or the part that the request is about; 404 for a path outside of the folder and
 * for a type that isn't listed.
 */
export async function sendFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): Promise<void> {
  const file = inside(folder, path)
  const type = mediaTypes[extname(file ?? '')]
  const found = file && type ? await stat(file).catch(() => null) : null
  if (!file || !type || !found?.isFile()) return refuse(response, 404)
  const etag = `"${found.size}-${found.mtimeMs}"`
  const asked = {
    range: method === 'GET' ? headers.range : null,
    ifRange: headers['if-range']?.toString(),
  }
  const part = partOf(asked, found.size, etag)
  const { status, ...about } = part ? partHeaders(part, found.size) : { status: 200 as const }
  if (part === 'none') return refuse(response, 416, about)
  response.writeHead(status, {
    'content-type': type,
    'content-length': part ? part.last - part.first + 1 : found.size,
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...about,
  })
  if (method === 'HEAD') return void response.end()
  createReadStream(file, part ? { start: part.first, end: part.last } : {})
    .on('error', () => response.destroy())
    .pipe(response)
}
