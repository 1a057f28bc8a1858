import { describe, expect, test } from 'vitest'
import type { Position } from '#mocks/rules/routing/geometry.ts'
import { createRouter } from '#mocks/rules/routing/router.ts'
import { graphOf, type Road } from './smallGraph.ts'

/**
 * A junction in the middle, and places around it by compass point; south of the middle lies the
 * start.
 */
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
  ])('tell that the destination is on the %s', (side, aside) => {
    const at: Position = [120 + aside, 15.005]
    const last = steps('south', 'north', [roadTo('south'), roadTo('north')], at).at(-1)
    expect(last?.maneuver).toMatchObject({
      type: 'arrive',
      modifier: side,
      instruction: `Your destination is on the ${side}.`,
    })
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
