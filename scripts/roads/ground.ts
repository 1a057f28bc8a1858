import type { Position } from '#mocks/rules/routing/geometry.ts'
import type { Random } from '#fixtures/random.ts'
import { mountains } from './backbone.ts'

type Ring = Position[]
export type Land = { type: 'MultiPolygon'; coordinates: Ring[][] }

const GRID = 1e5

/** Rounds to 5 decimals, about a metre: the precision of everything that is written. */
export const rounded = ([lng, lat]: Position): Position => [Math.round(lng * GRID) / GRID, Math.round(lat * GRID) / GRID]

/** A position as a key of a map. */
export const keyOf = ([lng, lat]: Position) => `${Math.round(lng * GRID)},${Math.round(lat * GRID)}`

/** Height of a band of latitudes, degrees. */
const BAND = 0.02

/** Returns a test of whether a place is inside of a ring. Only the ring's sides in the place's band are looked at. */
function insideOf(ring: Ring): (at: Position) => boolean {
  const bands = new Map<number, [Position, Position][]>()
  for (const [n, to] of ring.entries()) {
    const from = ring.at(n - 1) as Position
    const [low, high] = [Math.floor(Math.min(from[1], to[1]) / BAND), Math.floor(Math.max(from[1], to[1]) / BAND)]
    for (let band = low; band <= high; band++) {
      const sides = bands.get(band) ?? []
      bands.set(band, sides)
      sides.push([to, from])
    }
  }
  return ([x, y]) => {
    let inside = false
    for (const [[ax, ay], [bx, by]] of bands.get(Math.floor(y / BAND)) ?? [])
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    return inside
  }
}

/** Tells whether a road can be at a place: on land, and not on a mountain. */
export function buildableOn(land: Land): (at: Position) => boolean {
  const islands = land.coordinates.map(([shore = [], ...lakes]) => ({ isInside: insideOf(shore), lakes: lakes.map(insideOf) }))
  const onMountain = ([lng, lat]: Position) => mountains.some(({ summit, radius }) => Math.hypot(lng - summit[0], lat - summit[1]) < radius)
  return (at) => !onMountain(at) && islands.some(({ isInside, lakes }) => isInside(at) && !lakes.some((isLake) => isLake(at)))
}

/** A winding course between two places: the middle of each stretch is moved aside, `depth` times. `bend` is the largest move per length. */
export function winding(from: Position, to: Position, random: Random, bend: number, depth: number): Position[] {
  let course = [from, to]
  for (let level = 0, sway = bend; level < depth; level++, sway *= 0.75)
    course = course.flatMap((start, n) => {
      const end = course[n + 1]
      if (!end) return [start]
      const aside = (random.next() - 0.5) * 2 * sway
      const [lng, lat] = [end[0] - start[0], end[1] - start[1]]
      return [start, [(start[0] + end[0]) / 2 - lat * aside, (start[1] + end[1]) / 2 + lng * aside] as Position]
    })
  return course.map(rounded)
}
