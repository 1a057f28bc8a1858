import { METRES_PER_DEGREE, metresBetween, nearestOnLine, type Position } from './geometry.ts'
import type { Graph } from './graph.ts'

export interface Snap {
  edge: number
  at: Position
  /** Metres from the edge's start. */
  along: number
  /** Metres to the place that was asked for. */
  distance: number
}

/** Degrees. */
const CELL = 0.005
/** Metres: a place farther away has no road. */
export const FARTHEST_ROAD = 2000
/** A cell at 21 degrees north, metres. */
const NARROWEST = CELL * METRES_PER_DEGREE * 0.93

/** A straight part of an edge's shape. */
interface Part {
  edge: number
  from: Position
  to: Position
  along: number
}

const cellOf = ([lng, lat]: Position) => [Math.floor(lng / CELL), Math.floor(lat / CELL)] as const
const keyOf = (x: number, y: number) => x * 100_003 + y

function partsByCell({ edges }: Graph): Map<number, Part[]> {
  const cells = new Map<number, Part[]>()
  for (const [edge, { shape }] of edges.entries()) {
    let along = 0
    for (let n = 1; n < shape.length; n++) {
      const [from, to] = [shape[n - 1] as Position, shape[n] as Position]
      const [[ax, ay], [bx, by]] = [cellOf(from), cellOf(to)]
      const part = { edge, from, to, along }
      for (let x = Math.min(ax, bx); x <= Math.max(ax, bx); x++)
        for (let y = Math.min(ay, by); y <= Math.max(ay, by); y++) {
          const key = keyOf(x, y)
          const cell = cells.get(key)
          if (cell) cell.push(part)
          else cells.set(key, [part])
        }
      along += metresBetween(from, to)
    }
  }
  return cells
}

/** Cells at a distance of `ring` cells. */
function* ringAround([x, y]: readonly [number, number], ring: number): Generator<number> {
  for (let dx = -ring; dx <= ring; dx++)
    for (let dy = -ring; dy <= ring; dy += Math.abs(dx) === ring || ring === 0 ? 1 : 2 * ring)
      yield keyOf(x + dx, y + dy)
}

/** Null when the nearest is farther than `FARTHEST_ROAD`. */
export function roadFinder(graph: Graph): (place: Position) => Snap | null {
  const cells = partsByCell(graph)
  return (place) => {
    const center = cellOf(place)
    let best: Snap | null = null
    // A road outside of the rings searched so far is at least that many cells away.
    for (let ring = 0; (ring - 1) * NARROWEST <= (best?.distance ?? FARTHEST_ROAD); ring++)
      for (const key of ringAround(center, ring))
        for (const { edge, from, to, along } of cells.get(key) ?? []) {
          const { at, share } = nearestOnLine(place, from, to)
          const distance = metresBetween(place, at)
          if (distance <= FARTHEST_ROAD && (best === null || distance < best.distance))
            best = { edge, at, along: along + share * metresBetween(from, to), distance }
        }
    return best
  }
}
