import { contours } from 'd3-contour'

/** `[longitude, latitude]`, as in GeoJSON. */
export type Position = [longitude: number, latitude: number]
type Ring = Position[]

/** Values at the crossings of a regular grid, row by row from the south-west. */
export interface Grid {
  west: number
  south: number
  /** Distance of two columns and of two rows, degrees. */
  step: number
  columns: number
  rows: number
  values: Float32Array
}

/** Twice the area of a ring in square degrees; negative for a hole. */
const area = (ring: Ring) =>
  ring.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = ring[(n + 1) % ring.length] as Position
    return sum + x * nextY - nextX * y
  }, 0)

/** Leaves out points that are nearer than `tolerance` to the line through their neighbours, and rounds to 10 m. */
function simplified(ring: Ring, tolerance: number): Ring {
  const kept: Ring = []
  for (const [n, at] of ring.entries()) {
    const before = kept.at(-1) ?? at
    const after = ring[(n + 1) % ring.length] as Position
    const length = Math.hypot(after[0] - before[0], after[1] - before[1])
    const off = Math.abs((after[0] - before[0]) * (before[1] - at[1]) - (before[0] - at[0]) * (after[1] - before[1])) / (length || 1)
    if (n === 0 || off > tolerance || length > 12 * tolerance) kept.push(at)
  }
  const closed = kept.map(([x, y]): Position => [Number(x.toFixed(4)), Number(y.toFixed(4))])
  return [...closed, closed[0] as Position]
}

/**
 * The areas in which a grid's values exceed a level, as the coordinates of a MultiPolygon.
 * @param smallest areas and holes smaller than this are left out, square degrees
 */
export function areasAbove({ west, south, step, columns, rows, values }: Grid, level: number, smallest: number): Ring[][] {
  const { coordinates } = contours()
    .size([columns, rows])
    .contour([...values], level)
  // It repeats the first point of a ring at its end, has the value of a crossing in the middle of a square, and counts rows downwards.
  const placed = (ring: number[][]) =>
    ring
      .slice(1)
      .toReversed()
      .map(([x = 0, y = 0]): Position => [west + (x - 0.5) * step, south + (y - 0.5) * step])
  return coordinates
    .map((polygon) =>
      polygon
        .map(placed)
        .filter((ring) => Math.abs(area(ring)) / 2 >= smallest)
        .map((ring) => simplified(ring, step / 5)),
    )
    .filter(([outer]) => (outer?.length ?? 0) > 4)
}
