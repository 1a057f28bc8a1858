import { METRES_PER_DEGREE, metresBetween, nearestOnLine, type Position } from './geometry.ts'
import type { Graph } from './graph.ts'

/** A place on a road. */
export interface Snap {
  /** Index of the road's edge. */
  edge: number
  at: Position
  /** Distance from the edge's start along its shape, metres. */
  along: number
  /** Distance to the place that was asked for, metres. */
  distance: number
}

/** Side of a cell, degrees. */
const CELL = 0.005
/** A place farther than this from any road has none, metres. */
export const FARTHEST_ROAD = 2000
/** Width of a cell where it is narrowest in the Philippines (21 degrees north), metres. */
const NARROWEST = CELL * METRES_PER_DEGREE * 0.93

/** One straight part of an edge's shape, and the distance of its start from the edge's start. */
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

/** The cells at a distance of `ring` cells from one. */
function* ringAround([x, y]: readonly [number, number], ring: number): Generator<number> {
  for (let dx = -ring; dx <= ring; dx++)
    for (let dy = -ring; dy <= ring; dy += Math.abs(dx) === ring || ring === 0 ? 1 : 2 * ring)
      yield keyOf(x + dx, y + dy)
}

/**
 * Returns a search for the nearest road to a place; null when the nearest is farther than
 * `FARTHEST_ROAD`.
 */
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
