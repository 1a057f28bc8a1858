import { expect, test } from 'vitest'
import { buildShops } from '#fixtures/shops.ts'
import { metresBetween, type Position } from '#mocks/rules/routing/geometry.ts'
import { roadFinder } from '#mocks/rules/routing/nearestRoad.ts'
import { DEFAULT_NOW } from '../support/market.ts'
import { graph, overviewBetween } from './roads.ts'

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
