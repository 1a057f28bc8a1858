import type { Position } from '../../mocks/rules/routing/geometry.ts'
import type { Random } from '../../fixtures/random.ts'
import { mountains } from './backbone.ts'

type Ring = Position[]
export type Land = { type: 'MultiPolygon'; coordinates: Ring[][] }

const GRID = 1e5

/** Rounds to 5 decimals, about a metre: the precision of everything that is written. */
export const rounded = ([lng, lat]: Position): Position => [Math.round(lng * GRID) / GRID, Math.round(lat * GRID) / GRID]

/** A position as a key of a map. */
export const keyOf = ([lng, lat]: Position) => `${Math.round(lng * GRID)},${Math.round(lat * GRID)}`

function inRing([x, y]: Position, ring: Ring): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i] as Position
    const [bx, by] = ring[j] as Position
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Tells whether a road can be at a place: on land, and not on a mountain. */
export function buildableOn(land: Land): (at: Position) => boolean {
  const islands = land.coordinates.map(([shore = [], ...lakes]) => ({
    shore,
    lakes,
    west: Math.min(...shore.map(([lng]) => lng)),
    east: Math.max(...shore.map(([lng]) => lng)),
    south: Math.min(...shore.map(([, lat]) => lat)),
    north: Math.max(...shore.map(([, lat]) => lat)),
  }))
  const onMountain = ([lng, lat]: Position) => mountains.some(({ summit, radius }) => Math.hypot(lng - summit[0], lat - summit[1]) < radius)
  return (at) =>
    !onMountain(at) &&
    islands.some(
      ({ shore, lakes, west, east, south, north }) =>
        at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north && inRing(at, shore) && !lakes.some((lake) => inRing(at, lake)),
    )
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
