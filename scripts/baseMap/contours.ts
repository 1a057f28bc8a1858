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

const OUTSIDE = -1000

/** Where the contour leaves a cell, by the corners that lie above the level (south-west 1, south-east 2, north-east 4, north-west 8). */
const exits: Record<number, readonly (readonly [from: number, to: number])[]> = {
  1: [[0, 3]],
  2: [[1, 0]],
  3: [[1, 3]],
  4: [[2, 1]],
  5: [
    [0, 3],
    [2, 1],
  ],
  6: [[2, 0]],
  7: [[2, 3]],
  8: [[3, 2]],
  9: [[0, 2]],
  10: [
    [1, 0],
    [3, 2],
  ],
  11: [[1, 2]],
  12: [[3, 1]],
  13: [[0, 1]],
  14: [[3, 0]],
}

/** Connects the pieces of all cells to rings, with the higher side on the left. */
function ringsAbove(grid: Grid, level: number): Ring[] {
  const { west, south, step, columns, rows, values } = grid
  // Outside of the grid everything is low, so that every ring closes.
  const value = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? OUTSIDE : (values[row * columns + column] as number)
  const between = (a: [number, number], b: [number, number]): Position => {
    const low = value(...a)
    const t = (level - low) / (value(...b) - low)
    return [west + (a[0] + (b[0] - a[0]) * t) * step, south + (a[1] + (b[1] - a[1]) * t) * step]
  }
  /** Names of cell edges: horizontal ones are even, vertical ones odd. */
  const edge = (column: number, row: number, side: number) => {
    const [c, r, vertical] = [side === 1 ? column + 1 : column, side === 2 ? row + 1 : row, side % 2]
    return ((r + 1) * (columns + 3) + c + 1) * 2 + vertical
  }
  const next = new Map<number, { to: number; at: Position }>()
  for (let row = -1; row < rows; row++)
    for (let column = -1; column < columns; column++) {
      const corners: [number, number][] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ]
      const above = corners.reduce((sum, corner, n) => sum + (value(...corner) > level ? 2 ** n : 0), 0)
      for (const [from, to] of exits[above] ?? [])
        next.set(edge(column, row, from), {
          to: edge(column, row, to),
          at: between(corners[from] as [number, number], corners[(from + 1) % 4] as [number, number]),
        })
    }
  const rings: Ring[] = []
  for (const start of next.keys()) {
    const ring: Ring = []
    for (let at = next.get(start), key = start; at; key = at.to, at = next.get(key)) {
      ring.push(at.at)
      next.delete(key)
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

/** Twice the area of a ring in square degrees; negative for a hole. */
const area = (ring: Ring) =>
  ring.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = ring[(n + 1) % ring.length] as Position
    return sum + x * nextY - nextX * y
  }, 0)

function contains(ring: Ring, [x, y]: Position): boolean {
  return ring.reduce((inside, [ax, ay], n) => {
    const [bx, by] = ring[(n + 1) % ring.length] as Position
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

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
export function areasAbove(grid: Grid, level: number, smallest: number): Ring[][] {
  const rings = ringsAbove(grid, level).filter((ring) => Math.abs(area(ring)) / 2 >= smallest)
  const outer = rings.filter((ring) => area(ring) > 0).toSorted((a, b) => area(a) - area(b))
  const polygons = new Map(outer.map((ring) => [ring, [simplified(ring, grid.step / 5)]]))
  for (const hole of rings.filter((ring) => area(ring) < 0)) {
    const around = outer.find((ring) => contains(ring, hole[0] as Position))
    if (around) polygons.get(around)?.push(simplified(hole, grid.step / 5))
  }
  return [...polygons.values()].filter(([ring]) => (ring?.length ?? 0) > 4)
}
