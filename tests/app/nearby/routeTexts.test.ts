import { expect, test } from 'vitest'
import type { Route } from '#api/directions.ts'
import { distinctRoutes, viaText } from '#features/nearby/directions/routeTexts.ts'

const route = (duration: number, distance: number, summary: string) =>
  ({ duration, distance, legs: [{ summary, steps: [] }] }) as object as Route

test('the fastest route is first, and similar ones are told apart by their roads, MAP-12', () => {
  const routes = [
    route(330, 2600, 'Gomez Street'),
    route(301, 2590, 'Lazatin Avenue'),
    route(302, 2602, 'Silang Street'),
  ]
  expect(distinctRoutes(routes).map(viaText)).toEqual([
    'Lazatin Avenue',
    'Silang Street',
    'Gomez Street',
  ])
})

test('routes that read the same are one choice: the faster of them, MAP-12', () => {
  const routes = [
    route(302, 2602, 'Silang Street'),
    route(301, 2590, 'Silang Street'),
    route(900, 9000, 'Silang Street'),
  ]
  expect(distinctRoutes(routes)).toEqual([routes[1], routes[2]])
})
