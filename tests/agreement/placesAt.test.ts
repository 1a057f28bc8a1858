import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { placesAt, type PlaceLists } from '#flows/address/placesAt.ts'
import { openPlaceRecords } from '#mocks/transport/services/places.ts'
import { jsonFiles } from '#mocks/transport/services/services.ts'

const records = openPlaceRecords(
  jsonFiles((path) => readFile(new URL(`../../fixtures/static/${path}`, import.meta.url))),
)
const lists: PlaceLists = {
  regions: records.regions,
  provinces: async (code) => (await records.provinces(code)) ?? [],
  regionCities: async (code) => (await records.regionCities(code)) ?? [],
  provinceCities: async (code) => (await records.provinceCities(code)) ?? [],
}

test.each([
  ['in a province', [15.0343, 120.6844], ['Central Luzon', 'Pampanga', 'San Fernando City']],
  ['in a highly urbanised city', [15.145, 120.5887], ['Central Luzon', 'Pampanga', 'Angeles City']],
  [
    'in Metro Manila, which has no provinces',
    [14.5547, 121.0244],
    ['National Capital Region', 'National Capital Region', 'Makati City'],
  ],
  [
    'in a city outside of the region’s provinces',
    [6.7041, 121.9711],
    ['Zamboanga Peninsula', 'Zamboanga Peninsula', 'Isabela City'],
  ],
] as const)(
  'the region, province and city of a position %s, ADDR-04 ADDR-08',
  async (_, [latitude, longitude], [region, state_province, city]) => {
    expect(await placesAt({ latitude, longitude }, lists)).toEqual({ region, state_province, city })
  },
)

test('nothing is filled in far from any town, and where the service has no such place, ADDR-04', async () => {
  expect(await placesAt({ latitude: 20, longitude: 116.5 }, lists)).toBeNull()
  const provinces = vi.fn<PlaceLists['provinces']>(async () => [])
  expect(
    await placesAt(
      { latitude: 15.0343, longitude: 120.6844 },
      { ...lists, provinces, regionCities: async () => [] },
    ),
  ).toBeNull()
  expect(provinces).toHaveBeenCalledWith('0300000000')
  expect(
    await placesAt(
      { latitude: 15.0343, longitude: 120.6844 },
      { ...lists, regions: async () => [] },
    ),
  ).toBeNull()
})
