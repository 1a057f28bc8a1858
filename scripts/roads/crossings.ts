import type { Position } from '#mocks/rules/routing/geometry.ts'
import type { Road } from './country.ts'
import { createGroups } from './groups.ts'
import { keyOf, rounded } from './ground.ts'

/** A part of a road between two junctions. */
export interface Piece {
  road: Road
  shape: Position[]
}

/** One stretch of a road: from the n-th point of its shape to the next. */
interface Stretch {
  road: number
  n: number
  from: Position
  to: Position
}

/** Side of a cell in which stretches are compared, degrees. */
const CELL = 0.003

function byCell(roads: Road[]): Map<string, Stretch[]> {
  const cells = new Map<string, Stretch[]>()
  for (const [road, { cls, shape }] of roads.entries()) {
    // Other roads pass over or under an expressway; it is left by its exits.
    if (cls === 'motorway') continue
    for (let n = 0; n + 1 < shape.length; n++) {
      const [from, to] = [shape[n] as Position, shape[n + 1] as Position]
      const [west, east] = [Math.floor(Math.min(from[0], to[0]) / CELL), Math.floor(Math.max(from[0], to[0]) / CELL)]
      const [south, north] = [Math.floor(Math.min(from[1], to[1]) / CELL), Math.floor(Math.max(from[1], to[1]) / CELL)]
      for (let x = west; x <= east; x++)
        for (let y = south; y <= north; y++) {
          const key = `${x},${y}`
          const cell = cells.get(key) ?? []
          cells.set(key, cell)
          cell.push({ road, n, from, to })
        }
    }
  }
  return cells
}

/** How far along the first stretch the second one crosses it, 0 to 1; null when it doesn't. */
function crossing(a: Stretch, b: Stretch): number | null {
  const [ax, ay, bx, by] = [a.to[0] - a.from[0], a.to[1] - a.from[1], b.to[0] - b.from[0], b.to[1] - b.from[1]]
  const cross = ax * by - ay * bx
  if (cross === 0) return null
  const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]]
  const alongA = (dx * by - dy * bx) / cross
  const alongB = (dx * ay - dy * ax) / cross
  return alongA >= 0 && alongA <= 1 && alongB >= 0 && alongB <= 1 ? alongA : null
}

type Cuts = Map<number, { n: number; along: number; at: Position }[]>

function cutsOf(roads: Road[]): Cuts {
  const cuts: Cuts = new Map()
  const cut = (stretch: Stretch, at: Position) => {
    const length = Math.hypot(stretch.to[0] - stretch.from[0], stretch.to[1] - stretch.from[1])
    const along = length === 0 ? 0 : Math.hypot(at[0] - stretch.from[0], at[1] - stretch.from[1]) / length
    cuts.set(stretch.road, [...(cuts.get(stretch.road) ?? []), { n: stretch.n, along, at }])
  }
  for (const cell of byCell(roads).values())
    for (const [n, a] of cell.entries())
      for (const b of cell.slice(n + 1)) {
        const along = a.road === b.road ? null : crossing(a, b)
        if (along === null) continue
        const at = rounded([a.from[0] + (a.to[0] - a.from[0]) * along, a.from[1] + (a.to[1] - a.from[1]) * along])
        cut(a, at)
        cut(b, at)
      }
  return cuts
}

/** Cuts the roads where they meet or cross, so that junctions are at the ends of the pieces only. */
export function cutAtCrossings(roads: Road[]): Piece[] {
  const cuts = cutsOf(roads)
  return roads.flatMap((road, index) => {
    const ours = (cuts.get(index) ?? []).toSorted((a, b) => a.n - b.n || a.along - b.along)
    const pieces: Piece[] = []
    let shape: Position[] = []
    const add = (at: Position) => {
      const last = shape.at(-1)
      if (!last || keyOf(last) !== keyOf(at)) shape.push(at)
    }
    for (const [n, at] of road.shape.entries()) {
      add(at)
      for (const { at: junction } of ours.filter((each) => each.n === n)) {
        add(junction)
        if (shape.length > 1) pieces.push({ road, shape })
        shape = [junction]
      }
    }
    if (shape.length > 1) pieces.push({ road, shape })
    return pieces
  })
}

/** Leaves out pieces that are connected with no road between towns: remains of streets. */
export function withoutRemains(pieces: Piece[]): Piece[] {
  const { groupOf, connect } = createGroups()
  const start = ({ shape }: Piece) => keyOf(shape[0] as Position)
  for (const piece of pieces) connect(start(piece), keyOf(piece.shape.at(-1) as Position))
  const kept = new Set(pieces.filter(({ road }) => road.cls !== 'street').map((piece) => groupOf(start(piece))))
  return pieces.filter((piece) => kept.has(groupOf(start(piece))))
}
