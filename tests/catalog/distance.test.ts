import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { distanceInKm } from '#mocks/rules/distance.ts'
import { call, openMarket } from '../support/market.ts'

const sanFernando = { longitude: 120.6844, latitude: 15.0343 }
const manila = { longitude: 120.9842, latitude: 14.5995 }

test('San Fernando is 58 km from Manila, PRODUCT-16', () => {
  expect(distanceInKm(sanFernando, manila)).toBeCloseTo(58.2, 0)
  expect(distanceInKm(sanFernando, sanFernando)).toBe(0)
})

test('a degree of latitude is 111.2 km, and half the earth’s circumference 20,015 km', () => {
  expect(distanceInKm({ longitude: 0, latitude: 0 }, { longitude: 0, latitude: 1 })).toBeCloseTo(
    111.19,
    1,
  )
  expect(distanceInKm({ longitude: 0, latitude: 0 }, { longitude: 180, latitude: 0 })).toBeCloseTo(
    20_015,
    0,
  )
})

test('distances are symmetric and satisfy the triangle inequality', () => {
  const place = fc.record({
    longitude: fc.double({ min: 117, max: 127, noNaN: true }),
    latitude: fc.double({ min: 5, max: 21, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(distanceInKm(a, b)).toBeCloseTo(distanceInKm(b, a), 9)
      expect(distanceInKm(a, c)).toBeLessThanOrEqual(distanceInKm(a, b) + distanceInKm(b, c) + 1e-9)
    }),
  )
})

test('similar products are the same one in the same pack size, of other shops, in stock, and sorted by distance, PRODUCT-16 PRODUCT-17', async () => {
  const market = openMarket()
  const { tables } = market.world
  const { body } = await call(
    market,
    'GET',
    `/products/${namedProducts.mango.id}/similar/near?meters=1000000`,
  )
  expect(body.length).toBeGreaterThan(0)
  const here = tables.shops.get(tables.products.get(namedProducts.mango.id)?.shop_id ?? '')
  const distances = body.map((one: { distanceInKm: number }) => one.distanceInKm)
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b))
  for (const { product_id, distanceInKm: km } of body) {
    const other = tables.products.get(product_id)
    const shop = tables.shops.get(other?.shop_id ?? '')
    expect(other?.product_name).toBe('Carabao Mango, Ripe, 1 kg')
    expect(other?.stocks).toBeGreaterThan(0)
    expect(shop?._id).not.toBe(here?._id)
    if (here && shop) expect(km).toBeCloseTo(distanceInKm(here, shop), 1)
  }
})
