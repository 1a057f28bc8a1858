import type { Page } from 'playwright'

export interface Frame {
  /** Opaque. */
  webp: Buffer
  /** How long it is shown, ms. */
  duration: number
}

/** Of the file and of a chunk, bytes. */
const [RIFF_HEAD, CHUNK_HEAD] = [12, 8]
/** Of the container; a frame replaces the last one. */
const [ANIMATED, REPLACES] = [0x02, 0x02]

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  // Chunks begin at even places.
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/**
 * Without the extras that a frame may not have.
 * @throws when there is no picture, or it is transparent
 */
function pictureOf(webp: Buffer): Buffer {
  for (let at = RIFF_HEAD; at < webp.length;) {
    const length = webp.readUInt32LE(at + 4)
    if (webp.toString('latin1', at, at + 4) === 'VP8 ')
      return chunk('VP8 ', webp.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length))
    at += CHUNK_HEAD + length + (length % 2)
  }
  throw new Error('A frame has no opaque WebP picture')
}

/**
 * An animated WebP of pictures of one size, in a loop
 * (https://developers.google.com/speed/webp/docs/riff_container).
 * @throws when a frame has no opaque picture
 */
export function animate(
  frames: readonly Frame[],
  { width, height }: { width: number; height: number },
): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)])
  const parts = frames.map(({ webp, duration }) => {
    const place = Buffer.concat([uint24(0), uint24(0), size, uint24(duration), Buffer.of(REPLACES)])
    return chunk('ANMF', Buffer.concat([place, pictureOf(webp)]))
  })
  const head = chunk('VP8X', Buffer.concat([Buffer.of(ANIMATED, 0, 0, 0), size]))
  // On white, without an end.
  const loop = chunk('ANIM', Buffer.of(255, 255, 255, 255, 0, 0))
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), head, loop, ...parts]))
}

/** By a page of the browser; `quality` is between 0 and 1. */
export async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([data, level]) => {
      const bitmap = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${data}`)).blob(),
      )
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0)
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: level })).arrayBuffer(),
      )
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [png.toString('base64'), quality] as const,
  )
  return Buffer.from(encoded, 'base64')
}
