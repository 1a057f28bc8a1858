import { expect, test } from 'vitest'
import { distanceInKm } from '#mocks/rules/distance.ts'

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
