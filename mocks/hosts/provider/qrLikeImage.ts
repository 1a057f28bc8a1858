import { createRandom } from '#fixtures/random.ts'

/** Modules along a side, as in a version 2 QR code. */
const SIDE = 25
/** Modules along a side of the three corner marks, with their white edge. */
const MARK = 8

const square = (x: number, y: number, size: number) => `M${x} ${y}h${size}v${size}h-${size}z`
const mark = (x: number, y: number) =>
  `${square(x, y, 7)}M${x + 1} ${y + 1}v5h5v-5z${square(x + 2, y + 2, 3)}`
const inMark = (x: number, y: number) =>
  (x < MARK && (y < MARK || y >= SIDE - MARK)) || (x >= SIDE - MARK && y < MARK)

/**
 * An SVG that looks like a QR code but encodes nothing; the same for the same payment, without
 * inline styles. `id` is the payment's id, 24 hexadecimal digits.
 */
export function qrLikeImage(id: string): string {
  const random = createRandom(Number.parseInt(id.slice(0, 8), 16))
  let path = mark(0, 0) + mark(SIDE - 7, 0) + mark(0, SIDE - 7)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (!inMark(x, y) && random.chance(0.5)) path += square(x, y, 1)
  return `<svg class="code" viewBox="-2 -2 ${SIDE + 4} ${SIDE + 4}" role="img" aria-label="Simulated payment code" shape-rendering="crispEdges"><rect x="-2" y="-2" width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#10241a"/></svg>`
}
