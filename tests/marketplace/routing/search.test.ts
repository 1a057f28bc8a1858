import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bearing,
  lengthOf,
  metresBetween,
  nearestOnLine,
  partOf,
  type Position,
  simplified,
} from '#mocks/rules/routing/geometry.ts'
import type { Edge, Graph } from '#mocks/rules/routing/graph.ts'
import { type RoadClass, roadClasses, speeds } from '#mocks/rules/routing/graph.ts'
import { createRouter } from '#mocks/rules/routing/router.ts'
import { durationOf, findPath, JUNCTION_DELAY } from '#mocks/rules/routing/search.ts'

interface Road {
  from: number
  to: number
  name?: string
  cls?: RoadClass
  /** Places between its ends. */
  bends?: Position[]
}

/** A graph of a few roads between junctions. */
function graphOf(nodes: Position[], roads: Road[]): Graph {
  const edges = roads.map(
    ({ from, to, name = `Road ${from}–${to}`, cls = 'street', bends = [] }): Edge => {
      const shape = [nodes[from] as Position, ...bends, nodes[to] as Position]
      return { from, to, cls, name, shape, length: lengthOf(shape), speed: speeds[cls] / 3.6 }
    },
  )
  const edgesAt = nodes.map((_, node) =>
    edges.flatMap(({ from, to }, n) => (from === node || to === node ? [n] : [])),
  )
  return { nodes, edges, edgesAt }
}

const place = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }))
  .map(([x, y]): Position => [120.5 + x / 1e5, 15 + y / 1e5])
const line = fc.array(place, { minLength: 2, maxLength: 12 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('the fastest path', () => {
  const roads = fc.array(
    fc
      .record({ from: fc.nat(7), to: fc.nat(7), cls: fc.constantFrom(...roadClasses) })
      .filter(({ from, to }) => from !== to),
    { minLength: 1, maxLength: 16 },
  )
  // Two junctions are never at one place: the road between them would have no length, and no delay.
  const nodes = fc.uniqueArray(place, { minLength: 8, maxLength: 8, selector: String })
  const network = fc.record({ nodes, roads })

  /** Seconds between junctions, with the delay at each that is passed (Bellman and Ford). */
  function seconds(nodes: Position[], all: Road[], from: number, to: number): number {
    const { edges } = graphOf(nodes, all)
    const cost = nodes.map((_, n) => (n === from ? -JUNCTION_DELAY : Infinity))
    for (let round = 0; round < nodes.length; round++)
      for (const { from: a, to: b, length, speed } of edges)
        for (const [start, end] of [
          [a, b],
          [b, a],
        ] as const)
          cost[end] = Math.min(
            cost[end] as number,
            (cost[start] as number) + length / speed + JUNCTION_DELAY,
          )
    return Math.max(0, cost[to] as number)
  }

  test('is as fast as the one that trying every road finds, or there is none', () => {
    fc.assert(
      fc.property(network, fc.nat(15), fc.nat(15), ({ nodes, roads: all }, first, last) => {
        const graph = graphOf(nodes, all)
        const [start, end] = [graph.edges[first % all.length], graph.edges[last % all.length]]
        if (!start || !end) return
        const path = findPath(
          graph,
          { edge: first % all.length, at: nodes[start.from] as Position, along: 0, distance: 0 },
          {
            edge: last % all.length,
            at: nodes[end.to] as Position,
            along: end.length,
            distance: 0,
          },
        )
        const expected = seconds(nodes, all, start.from, end.to)
        if (path) expect(durationOf(path)).toBeCloseTo(expected, 6)
        else expect(expected).toBe(Infinity)
      }),
    )
  })

  test('is made of stretches that meet', () => {
    fc.assert(
      fc.property(network, share, share, ({ nodes, roads: all }, from, to) => {
        const graph = graphOf(nodes, all)
        const [start, end] = [graph.edges[0], graph.edges.at(-1)]
        if (!start || !end) return
        const snap = (edge: number, along: number) => ({
          edge,
          along,
          at: partOf(graph.edges[edge]?.shape ?? [], along, along)[0] as Position,
          distance: 0,
        })
        const path =
          findPath(graph, snap(0, from * start.length), snap(all.length - 1, to * end.length)) ?? []
        const parts = path.map((stretch) => partOf(stretch.edge.shape, stretch.from, stretch.to))
        for (const [n, part] of parts.slice(1).entries())
          expect(metresBetween(parts[n]?.at(-1) as Position, part[0] as Position)).toBeLessThan(
            0.01,
          )
        expect(new Set(path.map(({ edge }) => edge)).size).toBe(path.length)
      }),
    )
  })
})

describe('lines', () => {
  test('a part has the length of its distances, and is reversed when these are', () => {
    fc.assert(
      fc.property(line, share, share, (shape, first, last) => {
        const [from, to] = [first * lengthOf(shape), last * lengthOf(shape)]
        expect(lengthOf(partOf(shape, from, to))).toBeCloseTo(Math.abs(to - from), 0)
        expect(partOf(shape, to, from)).toEqual(
          from === to ? partOf(shape, from, to) : partOf(shape, from, to).toReversed(),
        )
        expect(partOf(shape, from, to).length).toBeGreaterThan(1)
      }),
    )
  })

  test('a simplified line keeps its ends and stays near the whole one', () => {
    fc.assert(
      fc.property(line, fc.double({ min: 1, max: 500, noNaN: true }), (shape, tolerance) => {
        const short = simplified(shape, tolerance)
        expect([short[0], short.at(-1)]).toEqual([shape[0], shape.at(-1)])
        for (const at of shape) {
          const gaps = short
            .slice(1)
            .map((to, n) => metresBetween(at, nearestOnLine(at, short[n] as Position, to).at))
          expect(Math.min(...gaps)).toBeLessThanOrEqual(tolerance + 0.01)
        }
      }),
    )
  })

  test('the nearest place on a straight line is never farther than its ends', () => {
    fc.assert(
      fc.property(place, place, place, (at, from, to) => {
        const nearest = metresBetween(at, nearestOnLine(at, from, to).at)
        expect(nearest).toBeLessThanOrEqual(
          Math.min(metresBetween(at, from), metresBetween(at, to)) + 0.01,
        )
      }),
    )
  })

  test('a degree of latitude has 111.2 km, and headings go round from the north', () => {
    expect(metresBetween([120, 15], [120, 16])).toBeCloseTo(111_195, 0)
    expect(metresBetween([120, 60], [121, 60])).toBeCloseTo(55_597.5, 0)
    for (const [east, north, heading] of [
      [0, 0.1, 0],
      [0.1, 0, 90],
      [0, -0.1, 180],
      [-0.1, 0, 270],
      [-0.0001, 0.1, 0],
    ] as const)
      expect(bearing([120, 15], [120 + east, 15 + north])).toBe(heading)
  })
})

/** A junction in the middle, and places around it by compass point. */
const places: Record<string, Position> = {
  middle: [120, 15],
  south: [120, 14.99],
  north: [120, 15.01],
  northeast: [120.007, 15.01],
  east: [120.01, 15],
  southeast: [120.009, 14.99],
  west: [119.99, 15],
  northwest: [119.993, 15.01],
}
const names = Object.keys(places)
const roadTo = (name: string, road: Partial<Road> = {}): Road => ({
  from: 0,
  to: names.indexOf(name),
  name: `${name} road`,
  ...road,
})

/** The steps of the route from one place to another, over roads from the middle. */
function steps(from: string, to: string, roads: Road[], destination = places[to] as Position) {
  const route = createRouter(graphOf(Object.values(places), roads))
  const { routes } = route({
    places: [places[from] as Position, destination],
    alternatives: false,
    steps: true,
    overview: 'full',
  })
  return routes[0]?.legs[0]?.steps ?? []
}
const second = (to: string, first: Partial<Road> = {}, next: Partial<Road> = {}) =>
  steps('south', to, [roadTo('south', first), roadTo(to, next)])[1]

describe('the instructions of a route', () => {
  test.each([
    ['north', 'new name', 'straight', 'Continue onto north road.'],
    ['northeast', 'turn', 'slight right', 'Bear right onto northeast road.'],
    ['east', 'turn', 'right', 'Turn right onto east road.'],
    ['southeast', 'turn', 'sharp right', 'Turn sharp right onto southeast road.'],
    ['west', 'turn', 'left', 'Turn left onto west road.'],
    ['northwest', 'turn', 'slight left', 'Bear left onto northwest road.'],
  ])('from the south to the %s', (to, type, modifier, instruction) => {
    expect(second(to)?.maneuver).toMatchObject({
      type,
      modifier,
      instruction,
      location: places.middle,
      bearing_before: 0,
    })
  })

  test('begin with the compass point and end with an arrival', () => {
    const [first, , last] = steps('west', 'north', [roadTo('west'), roadTo('north')])
    expect(first?.maneuver).toMatchObject({
      type: 'depart',
      instruction: 'Drive east on west road.',
      bearing_before: 0,
      bearing_after: 90,
    })
    expect(last?.maneuver).toMatchObject({
      type: 'arrive',
      instruction: 'You have arrived at your destination.',
      bearing_before: 0,
    })
    expect(last).toMatchObject({ distance: 0, duration: 0, name: 'north road' })
  })

  test.each([
    ['right', 0.0005],
    ['left', -0.0005],
  ])('tell that the destination is on the %s', (modifier, aside) => {
    const at: Position = [120 + aside, 15.005]
    const last = steps('south', 'north', [roadTo('south'), roadTo('north')], at).at(-1)
    const instruction = `Your destination is on the ${modifier}.`
    expect(last?.maneuver).toMatchObject({ type: 'arrive', modifier, instruction })
  })

  test('leave out the crossings of a road that continues, but not its turns', () => {
    const same = { name: 'Rizal Street' }
    expect(steps('south', 'north', [roadTo('south', same), roadTo('north', same)])).toHaveLength(2)
    expect(
      steps('south', 'northeast', [roadTo('south', same), roadTo('northeast', same)]),
    ).toHaveLength(2)
    expect(second('east', same, same)?.maneuver).toMatchObject({
      type: 'continue',
      instruction: 'Turn right to stay on Rizal Street.',
    })
  })

  test('name ramps and expressways', () => {
    const ramp = { cls: 'ramp', name: 'Angeles Exit' } as const
    const expressway = { cls: 'motorway', name: 'North Luzon Expressway' } as const
    expect(second('north', {}, ramp)?.maneuver).toMatchObject({
      type: 'on ramp',
      instruction: 'Take the ramp at Angeles Exit.',
    })
    expect(second('north', ramp, expressway)?.maneuver).toMatchObject({
      type: 'merge',
      instruction: 'Merge onto North Luzon Expressway.',
    })
    expect(second('north', expressway, ramp)?.maneuver).toMatchObject({
      type: 'off ramp',
      instruction: 'Take the Angeles Exit.',
    })
  })

  test('take longer on slower roads, and three seconds at each junction', () => {
    const [fast, slow] = ['motorway', 'street'].map((cls) => {
      const [first] = steps('south', 'middle', [roadTo('south', { cls: cls as 'motorway' })])
      return first
    })
    expect(fast?.distance).toBeCloseTo(1111.9, 0)
    expect([fast?.duration, slow?.duration]).toEqual([44.5, 182])
    const parts = steps('south', 'north', [roadTo('south'), roadTo('north')]).map(
      ({ duration }) => duration,
    )
    expect(parts).toEqual([185, 182, 0])
  })
})
