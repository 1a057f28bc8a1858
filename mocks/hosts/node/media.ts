import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { refuse } from './answer.ts'

/** Media types of the files of the simulated marketplace, by file name extension. */
export const mediaTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
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

/** Sends a file of a folder; 404 for a path outside of the folder and for a type that isn't listed. */
export async function sendFile(response: ServerResponse, folder: string, path: string): Promise<void> {
  const file = inside(folder, path)
  const type = mediaTypes[extname(file ?? '')]
  const found = file && type ? await stat(file).catch(() => null) : null
  if (!file || !type || !found?.isFile()) return refuse(response, 404)
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}
