import { encode } from 'uqr'

/** Width of the white quiet zone around a code, modules. */
const QUIET_ZONE = 4

/** A QR code as an SVG path of unit squares, and the edge of its view box, quiet zone included. */
export function qrPath(text: string): { path: string; edge: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { path: rows.join(''), edge: size }
}
