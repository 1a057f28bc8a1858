/** Runs in the browser that scripts/satellite.ts starts. */
import { type Ground, paint } from './paint.ts'
import type { Tile } from './tiles.ts'

/** A picture as WebP in base64. */
export async function picture(tile: Tile, ground: Ground, quality: number): Promise<string> {
  const blob = await paint(tile, ground).convertToBlob({ type: 'image/webp', quality })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

Object.assign(globalThis, { picture })
