/** A picture of an animation. */
export interface Frame {
  /** An opaque picture in the simple WebP format. */
  webp: Buffer
  /** How long it is shown, ms. */
  duration: number
}

const RIFF_HEAD = 12
/** Flags of the WebP container: it is animated; a frame replaces the last one. */
const [ANIMATED, REPLACES] = [0x02, 0x02]

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  // Chunks begin at even places.
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/**
 * An animated WebP of pictures of one size, which begins anew after the last one (https://developers.google.com/speed/webp/docs/riff_container).
 * @throws when a picture is of another format
 */
export function animate(frames: readonly Frame[], { width, height }: { width: number; height: number }): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)])
  const parts = frames.map(({ webp, duration }) => {
    if (webp.toString('latin1', RIFF_HEAD, RIFF_HEAD + 3) !== 'VP8') throw new Error('A frame is no simple WebP picture')
    const place = Buffer.concat([uint24(0), uint24(0), size, uint24(duration), Buffer.of(REPLACES)])
    return chunk('ANMF', Buffer.concat([place, webp.subarray(RIFF_HEAD)]))
  })
  const head = chunk('VP8X', Buffer.concat([Buffer.of(ANIMATED, 0, 0, 0), size]))
  // White behind the frames, without an end.
  const loop = chunk('ANIM', Buffer.of(255, 255, 255, 255, 0, 0))
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), head, loop, ...parts]))
}
