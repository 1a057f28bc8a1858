/** Noise that depends on nothing but its arguments, so that the same picture comes out of every run and of every tile. */

/** A number from 0 to 1 for a pair of integers. */
export function hash(x: number, y: number, seed: number): number {
  let n = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1274126177)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise from 0 to 1 with one wave per unit. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = (x - left) ** 2 * (3 - 2 * (x - left))
  const v = (y - top) ** 2 * (3 - 2 * (y - top))
  const a = hash(left, top, seed)
  const b = hash(left + 1, top, seed)
  const c = hash(left, top + 1, seed)
  const d = hash(left + 1, top + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Noise with detail on several scales (fractional Brownian motion), about 0.5 on average. */
export function layeredNoise(x: number, y: number, layers: number, seed: number): number {
  let sum = 0
  let scale = 1
  for (let layer = 0; layer < layers; layer++, scale *= 2.03) sum += 0.5 ** (layer + 1) * noise(x * scale, y * scale, seed + layer)
  return sum
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** 0 at `from`, 1 at `to`, smooth between; `from` may be the larger one. */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
