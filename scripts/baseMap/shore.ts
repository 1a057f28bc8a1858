import type { Grid, Position } from './contours.ts'
import { lakes } from './lakes.ts'

export type Land = { type: 'MultiPolygon'; coordinates: Position[][][] }

/** The part of the country that the demo's map has in detail, degrees. */
export const detailed = { west: 119.4, south: 13.9, east: 121.9, north: 16.3 }

/** Lower than any level: contours then pass through the last point on land, never through water. */
const WATER = -1000

/** A grid over the detailed part with the value of `valueAt` on land, and a very low one in the sea and in lakes. */
export function gridOf(land: Land, step: number, valueAt: (longitude: number, latitude: number) => number): Grid {
  const { west, south, east, north } = detailed
  const columns = Math.round((east - west) / step) + 1
  const rows = Math.round((north - south) / step) + 1
  const values = new Float32Array(columns * rows).fill(WATER)
  const rings = [...land.coordinates, ...lakes].flat()
  for (let row = 0; row < rows; row++) {
    const latitude = south + row * step
    // Between an odd crossing of the shore and the next one lies land.
    const crossings = rings
      .flatMap((ring) =>
        ring.slice(1).flatMap(([bx, by], n) => {
          const [ax, ay] = ring[n] as Position
          return ay > latitude !== by > latitude ? [((bx - ax) * (latitude - ay)) / (by - ay) + ax] : []
        }),
      )
      .toSorted((a, b) => a - b)
    for (let n = 0; n + 1 < crossings.length; n += 2) {
      const first = Math.ceil(((crossings[n] as number) - west) / step)
      const last = Math.floor(((crossings[n + 1] as number) - west) / step)
      for (let column = Math.max(0, first); column <= Math.min(last, columns - 1); column++)
        values[row * columns + column] = valueAt(west + column * step, latitude)
    }
  }
  return { west, south, step, columns, rows, values }
}
