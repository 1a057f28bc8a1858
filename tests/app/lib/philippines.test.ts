import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInPhilippines, PHILIPPINES } from '#domain/philippines.ts'

const towns = JSON.parse(
  readFileSync(new URL('../../../src/domain/towns.json', import.meta.url), 'utf8'),
) as Record<string, [name: string, latitude: number, longitude: number][]>

test('every town of the Philippines is inside, its farthest islands too, ADDR-04', () => {
  const outside = Object.values(towns)
    .flat()
    .filter(([, latitude, longitude]) => !isInPhilippines({ latitude, longitude }))
  expect(outside).toEqual([])
  // Saluag and Mavulis, the southernmost and northernmost islands; Balabac in the west, Pusan Point
  // in the east.
  for (const [latitude, longitude] of [
    [4.63, 119.46],
    [21.11, 121.95],
    [7.97, 117.0],
    [7.29, 126.6],
  ] as const)
    expect(isInPhilippines({ latitude, longitude })).toBe(true)
})

test('the edges of the box are inside, ADDR-04', () => {
  const { south, north, west, east } = PHILIPPINES
  expect(isInPhilippines({ latitude: south, longitude: west })).toBe(true)
  expect(isInPhilippines({ latitude: north, longitude: east })).toBe(true)
})

test.each([
  ['Taipei', 25.03, 121.56],
  ['Singapore', 1.35, 103.82],
  ['Manado', 1.47, 124.84],
  ['Tokyo', 35.68, 139.69],
  ['Da Nang', 16.05, 108.2],
  ['Koror', 7.34, 134.48],
  ['the equator', 0, 0],
  ['coordinates in the wrong order', 120.6844, 15.0343],
  ['no numbers', Number.NaN, Number.NaN],
])('%s is outside, ADDR-04', (_, latitude, longitude) => {
  expect(isInPhilippines({ latitude, longitude })).toBe(false)
})
