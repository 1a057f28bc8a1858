import { streamOf } from '#fixtures/streams.ts'
import { metresBetween, type Position } from '#mocks/rules/routing/geometry.ts'
import type { RoadClass } from '#mocks/rules/routing/roadClass.ts'
import { expressways, highways } from './backbone.ts'
import { createGroups } from './groups.ts'
import { keyOf, winding } from './ground.ts'
import type { Town } from './towns.ts'

/** A road before it is cut at its crossings. */
export interface Road {
  cls: RoadClass
  name: string
  shape: Position[]
}

type Buildable = (at: Position) => boolean

/** The longest road between two towns that pass no third one, metres. */
const LONGEST = 26_000
/** Distance of two points of a road's shape, metres. */
const STRETCH = 350
/** An exit leads to a town at most this far away, metres. */
const EXIT_REACH = 9000
/** The highways' towns are near here: some names occur in other provinces too. */
const HIGHWAYS_AROUND: Position = [120.68, 15.03]
const HIGHWAYS_WITHIN = 55_000

const course = (name: string, from: Position, to: Position, bend: number) => {
  const depth = Math.min(6, Math.max(2, Math.round(Math.log2(metresBetween(from, to) / STRETCH))))
  return winding(from, to, streamOf(1, `road:${name}`), bend, depth)
}
const pairOf = (a: Town, b: Town) => (a.name < b.name ? `${a.name}/${b.name}` : `${b.name}/${a.name}`)

function highwayRoads(towns: Town[], taken: Set<string>): Road[] {
  const find = (name: string) => towns.find((town) => town.name === name && metresBetween(town.at, HIGHWAYS_AROUND) < HIGHWAYS_WITHIN)
  return highways.flatMap(({ name, towns: names }) => {
    const stops = names.map(find).filter((town) => town !== undefined)
    return stops.slice(1).map((to, n): Road => {
      const from = stops[n] as Town
      taken.add(pairOf(from, to))
      return { cls: 'primary', name, shape: course(`${name}:${to.name}`, from.at, to.at, 0.045) }
    })
  })
}

function classBetween(a: Town, b: Town): RoadClass {
  const population = Math.min(a.population, b.population)
  if (population > 35_000) return 'primary'
  return population > 9000 || (a.seat && b.seat) ? 'secondary' : 'tertiary'
}

/** Roads between neighbours: two towns with no third one nearer to both (a relative neighbourhood graph, slightly widened). */
function townRoads(towns: Town[], buildable: Buildable, taken: Set<string>): Road[] {
  const roads: Road[] = []
  for (const [n, a] of towns.entries()) {
    const near = towns.filter((town) => town !== a && metresBetween(town.at, a.at) <= LONGEST)
    for (const b of near) {
      if (towns.indexOf(b) < n || taken.has(pairOf(a, b))) continue
      const limit = metresBetween(a.at, b.at) * 0.93
      if (near.some((town) => town !== b && metresBetween(town.at, a.at) < limit && metresBetween(town.at, b.at) < limit)) continue
      const name = `${a.name}–${b.name} Road`
      const shape = course(name, a.at, b.at, 0.07)
      if (shape.every(buildable)) roads.push({ cls: classBetween(a, b), name, shape })
    }
  }
  return roads
}

/** The expressways, with an exit to the nearest town at every other point of their course. */
function expresswayRoads(towns: Town[]): Road[] {
  return expressways.flatMap(({ name, course: points }) =>
    points.flatMap((at, n): Road[] => {
      const roads: Road[] = []
      const next = points[n + 1]
      if (next) roads.push({ cls: 'motorway', name, shape: course(`${name}:${n}`, at, next, 0.025) })
      if (n % 2 === 1 && next) return roads
      const [town] = towns
        .filter((each) => metresBetween(each.at, at) < EXIT_REACH)
        .toSorted((a, b) => metresBetween(a.at, at) - metresBetween(b.at, at))
      if (town) roads.push({ cls: 'ramp', name: `${town.name} Exit`, shape: course(`${name}:exit:${n}`, at, town.at, 0.08) })
      return roads
    }),
  )
}

/** How winding a road is, at the first try and when the sea or a mountain is in its way. */
const BENDS = [0.07, 0.03, 0.12, 0.2, 0.2, 0.3, 0.3]

/** Roads between parts of an island that the others have left unconnected, since the sea or a mountain was in the way. */
function connectingRoads(towns: Town[], roads: Road[], buildable: Buildable): Road[] {
  const { groupOf, connect } = createGroups()
  for (const { shape } of roads) connect(keyOf(shape[0] as Position), keyOf(shape.at(-1) as Position))
  const pairs = towns
    .flatMap((from, n) => towns.slice(n + 1).map((to) => ({ from, to, metres: metresBetween(from.at, to.at) })))
    .filter(({ from, to, metres }) => metres <= LONGEST && groupOf(keyOf(from.at)) !== groupOf(keyOf(to.at)))
    .toSorted((a, b) => a.metres - b.metres)
  return pairs.flatMap(({ from, to }): Road[] => {
    if (groupOf(keyOf(from.at)) === groupOf(keyOf(to.at))) return []
    const name = `${from.name}–${to.name} Road`
    const shape = BENDS.map((bend, n) => course(`${name}:${n}`, from.at, to.at, bend)).find((each) => each.every(buildable))
    if (!shape) return []
    connect(keyOf(from.at), keyOf(to.at))
    return [{ cls: 'tertiary', name, shape }]
  })
}

/** All roads outside of the towns' own streets. */
export function countryRoads(towns: Town[], buildable: Buildable): Road[] {
  const taken = new Set<string>()
  const roads = [...expresswayRoads(towns), ...highwayRoads(towns, taken), ...townRoads(towns, buildable, taken)]
  return [...roads, ...connectingRoads(towns, roads, buildable)]
}
