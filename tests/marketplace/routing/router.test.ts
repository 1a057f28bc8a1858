import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import kit from '#fixtures/data/shops.json' with { type: 'json' }
import { buildShops } from '#fixtures/shops.ts'
import { lengthOf, metresBetween, type Position } from '#mocks/rules/routing/geometry.ts'
import { decodeGraph, type GraphFile } from '#mocks/rules/routing/graph.ts'
import { roadFinder } from '#mocks/rules/routing/nearestRoad.ts'
import { createRouter } from '#mocks/rules/routing/router.ts'
import type { components } from '#openapi/generated/directions.ts'
import { DEFAULT_NOW } from '../support/market.ts'

const file = new URL('../../../fixtures/static/geo/road-graph.json', import.meta.url)

const graph = decodeGraph(JSON.parse(readFileSync(file, 'utf8')) as GraphFile)
const route = createRouter(graph)

/** The centres of the towns with shops. */
const shopTowns = kit.map(({ lng, lat }): Position => [lng, lat])

/** The routes between places with all options. */
const routesBetween = (...places: Position[]) =>
  route({ places, alternatives: true, steps: true, overview: 'full' })
/** The same routes as a caller asks for who only draws an overview. */
const overviewBetween = (...places: Position[]) =>
  route({ places, alternatives: false, steps: false, overview: 'simplified' })

type Route = components['schemas']['Route']

/** Distance at which two rounded places count as one, metres. */
const SAME_PLACE = 0.5
const sanFernando: Position = [120.6844, 15.0343]
const angeles: Position = [120.5847, 15.145]
/** A town behind the Sierra Madre, which no road of the demo crosses. */
const mariaAurora: Position = [121.4737, 15.7967]

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** Up to 1.5 km around a town with shops, as far as the shops are. */
const nearShops = fc
  .tuple(fc.constantFrom(...shopTowns), between(0, 2 * Math.PI), between(0, 0.0135))
  .map(([[lng, lat], angle, reach]): Position => [
    lng + reach * Math.sin(angle),
    lat + reach * Math.cos(angle),
  ])
const anywhere = fc.oneof(
  fc.tuple(between(-180, 180), between(-90, 90)),
  // Around the roads.
  fc.tuple(between(119.7, 121.9), between(13.9, 16.3)),
)

const line = ({ geometry }: Pick<Route, 'geometry'>) => geometry.coordinates as Position[]
const expectSame = (one?: Position, other?: Position) =>
  expect(metresBetween(one!, other!)).toBeLessThan(SAME_PLACE)
const stepsOf = ({ legs }: Route) => legs.flatMap(({ steps }) => steps)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('routes on the demo’s roads', () => {
  test('lead from any place near a shop to any other without a gap, at least as far as a straight line, in steps that sum to the leg, GEN-07', () => {
    fc.assert(
      fc.property(nearShops, nearShops, (from, to) => {
        const { code, routes, waypoints = [] } = routesBetween(from, to)
        expect(code).toBe('Ok')
        const [start, end] = waypoints.map(({ location }) => location) as [Position, Position]
        for (const route of routes) {
          const { distance, duration, legs } = route
          const places = line(route)
          expect(distance).toBeGreaterThanOrEqual(metresBetween(start, end) * 0.999 - SAME_PLACE)
          expect(distance).toBeCloseTo(lengthOf(places), -1)
          expect(places[0]).toEqual(start)
          expectSame(places.at(-1), end)
          const [leg] = legs as [Route['legs'][number]]
          for (const [n, step] of leg.steps.slice(1).entries())
            expectSame(line(leg.steps[n]!).at(-1), line(step)[0])
          for (const part of ['distance', 'duration', 'weight'] as const)
            expect(sum(leg.steps.map((step) => step[part]))).toBeCloseTo(leg[part], 5)
          expect([leg.distance, leg.duration]).toEqual([distance, duration])
          const types = leg.steps.map(({ maneuver }) => maneuver.type)
          expect([
            types[0],
            types.at(-1),
            types.filter((type) => type === 'depart' || type === 'arrive').length,
          ]).toEqual(['depart', 'arrive', 2])
          for (const { maneuver } of leg.steps) expect(maneuver.instruction).toMatch(/^[A-Z].+\.$/)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('take the same time there and back, the fastest first', () => {
    fc.assert(
      fc.property(nearShops, nearShops, (from, to) => {
        const [there, back] = [routesBetween(from, to).routes, routesBetween(to, from).routes]
        expect(Math.abs((there[0]?.duration ?? 0) - (back[0]?.duration ?? 0))).toBeLessThan(2)
        for (const routes of [there, back]) {
          const durations = routes.map(({ duration }) => duration)
          expect(durations).toEqual(durations.toSorted((a, b) => a - b))
        }
      }),
      { numRuns: 12 },
    )
  })

  test('are answered for any places on Earth, without an exception', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const { code, routes, message } = routesBetween(from, to)
        expect(['Ok', 'NoRoute', 'NoSegment']).toContain(code)
        expect(routes.length > 0).toBe(code === 'Ok')
        if (code !== 'Ok') expect(message).toBeTruthy()
      }),
      { numRuns: 80 },
    )
  })

  test('an alternative shares at most seven tenths with the first route and is at most 1.6 times as long', () => {
    const { routes } = routesBetween(sanFernando, [120.9822, 14.6042])
    expect(routes).toHaveLength(2)
    const [first, second] = routes as [Route, Route]
    expect(second.duration).toBeLessThanOrEqual(first.duration * 1.61)
    const first_places = new Set(line(first).map(String))
    const shared = line(second).filter((at) => first_places.has(String(at)))
    expect(shared.length / line(second).length).toBeLessThan(0.75)
  })

  test('there is no route to a town that no road reaches, and no road at all in the open sea', () => {
    expect(routesBetween(sanFernando, mariaAurora)).toMatchObject({ code: 'NoRoute', routes: [] })
    expect(routesBetween(mariaAurora, mariaAurora).code).toBe('Ok')
    expect(routesBetween(sanFernando, [119.2, 14.5])).toMatchObject({
      code: 'NoSegment',
      routes: [],
    })
  })

  test('a route from a place to itself has no length, and still a line and two steps', () => {
    const { routes } = routesBetween(angeles, angeles)
    expect(routes).toHaveLength(1)
    expect([
      routes[0]?.distance,
      routes[0]?.geometry.coordinates.length,
      routes[0]?.legs[0]?.steps.length,
    ]).toEqual([0, 2, 2])
  })

  test('a long route uses the expressway, by its exits', () => {
    const [route] = routesBetween([120.571, 15.2], [120.955, 14.75]).routes as [Route]
    expect(stepsOf(route).map(({ name }) => name)).toContain('North Luzon Expressway')
    const types = stepsOf(route).map(({ maneuver }) => maneuver.type)
    expect(types).toEqual(expect.arrayContaining(['on ramp', 'merge', 'off ramp']))
    // Faster than any road but an expressway allows.
    expect(route.distance / route.duration).toBeGreaterThan(55 / 3.6)
  })

  test('three places give two legs, which sum to the route', () => {
    const { routes, waypoints } = routesBetween(sanFernando, angeles, [120.5712, 15.223])
    expect([routes.length, waypoints?.length, routes[0]?.legs.length]).toEqual([1, 3, 2])
    expect(sum(routes[0]?.legs.map(({ distance }) => distance) ?? [])).toBeCloseTo(
      routes[0]?.distance ?? 0,
      5,
    )
  })

  test('an overview has fewer places and no steps, and stays near the road', () => {
    const [full] = routesBetween(sanFernando, angeles).routes as [Route]
    const [overview] = overviewBetween(sanFernando, angeles).routes as [Route]
    expect(line(overview).length).toBeLessThan(line(full).length / 2)
    expect([line(overview)[0], line(overview).at(-1)]).toEqual([line(full)[0], line(full).at(-1)])
    expect(stepsOf(overview)).toEqual([])
  })
})

test('a place is moved to the middle of a road, not to its next junction', () => {
  const long = graph.edges.reduce((best, edge) =>
    edge.length > best.length && edge.shape.length > 4 ? edge : best,
  )
  const middle = long.shape[Math.floor(long.shape.length / 2)] as Position
  const { waypoints } = routesBetween(middle, sanFernando)
  expect(metresBetween(waypoints?.[0]?.location as Position, middle)).toBeLessThan(1)
})

test('every shop is on the road network, and a street is near, GEN-07', () => {
  const center: Position = [120.66, 15.01]
  const roadAt = roadFinder(graph)
  for (const { longitude, latitude, shop_handle } of buildShops({ seed: 1, now: DEFAULT_NOW })) {
    expect(overviewBetween(center, [longitude, latitude]).code, shop_handle).toBe('Ok')
    expect(roadAt([longitude, latitude])?.distance, shop_handle).toBeLessThan(400)
  }
})

test('no corner of a road is nearer than the nearest road, and none is found beyond 2 km', () => {
  const roadAt = roadFinder(graph)
  const corners = graph.edges.flatMap(({ shape }) => shape)
  for (let n = 0; n < 40; n++) {
    const at: Position = [120.4 + (n % 8) * 0.09, 14.5 + Math.floor(n / 8) * 0.21]
    const nearest = corners.reduce(
      (least, each) => Math.min(least, metresBetween(at, each)),
      Infinity,
    )
    const found = roadAt(at)?.distance ?? Infinity
    expect(found).toBeLessThanOrEqual(nearest <= 2000 ? nearest : Infinity)
    expect(found === Infinity || found <= 2000).toBe(true)
  }
})
