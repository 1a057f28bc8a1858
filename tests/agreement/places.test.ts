import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { Place } from '#flows/address/places.ts'
import { placesAt, type PlaceLists } from '#flows/address/placesAt.ts'
import { openSimulation, type Simulation } from '#mocks/hosts/simulation.ts'
import { DEFAULT_NOW } from '#mocks/hosts/vitest.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { openPlaceRecords } from '#mocks/transport/services/places.ts'
import { jsonFiles } from '#mocks/transport/services/services.ts'

const reads: string[] = []
const simulation: Simulation = openSimulation({
  settings: { seed: 1, products: 50, bornAt: DEFAULT_NOW },
  root: '/',
  addresses: () => ({
    media: 'https://suki.example/media/',
    files: 'https://suki.example/api/files/',
    provider: 'https://suki.example/provider/',
  }),
  readStatic(path) {
    reads.push(path)
    return readFile(new URL(`../../fixtures/static/${path}`, import.meta.url))
  },
  real: () => DEFAULT_NOW,
})
const violations: unknown[] = []
simulation.onViolation((violation) => void violations.push(violation))
afterEach(() => expect(violations).toEqual([]))

const get = (path: string) => simulation.fetch(new Request(`https://suki.example/places${path}`))
const list = async (path: string) => (await (await get(path)).json()) as Place[]
const codeIn = async (path: string, name: string) =>
  (await list(path)).find((place) => place.name === name)?.code

describe('the simulated location service', () => {
  test('names island groups and regions in alphabetical order', async () => {
    expect((await list('/island-groups')).map(({ name }) => name)).toEqual([
      'Luzon',
      'Visayas',
      'Mindanao',
    ])
    const names = (await list('/regions')).map(({ name }) => name)
    expect(names).toHaveLength(18)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('returns the places from a region to a barangay, and reads only one province (ADDR-11)', async () => {
    const province = await codeIn('/regions/0300000000/provinces', 'Pampanga')
    const city = await codeIn(`/provinces/${province}/cities-municipalities`, 'San Fernando City')
    const barangays = await list(`/cities-municipalities/${city}/barangays`)
    expect(barangays).toContainEqual({ code: '0305416010', name: 'Dolores' })
    expect(reads).toEqual(['psgc/core.json', `psgc/barangays/${province}.json`])
  })

  test('lists highly urbanised cities under the province around them', async () => {
    expect(await codeIn('/provinces/0305400000/cities-municipalities', 'Angeles City')).toBe(
      '0330100000',
    )
    expect(await codeIn('/cities-municipalities/0330100000/barangays', 'Balibago')).toBeDefined()
  })

  test('returns no provinces for Metro Manila, whose cities belong to the region', async () => {
    expect(await list('/regions/1300000000/provinces')).toEqual([])
    expect(await list('/regions/1300000000/cities-municipalities')).toHaveLength(17)
    const manila = await list('/cities-municipalities/1380600000/barangays')
    expect(manila.length).toBeGreaterThan(800)
    expect(manila[0]).toEqual({ code: '1380601001', name: 'Barangay 1' })
  })

  test('lists the cities of a region that are in none of its provinces (ADDR-11)', async () => {
    const outside = async (region: string) =>
      (await list(`/regions/${region}/cities-municipalities`)).filter(
        (city) => (city as { provinceCode?: unknown }).provinceCode === false,
      )
    const names = async (region: string) => (await outside(region)).map(({ name }) => name)
    expect(await names('0900000000')).toEqual(['Isabela City'])
    expect(await names('1900000000')).toEqual([
      'Kadayangan',
      'Kapalawan',
      'Ligawasan',
      'Malidegao',
      'Nabalawag',
      'Old Kaabakan',
      'Pahamuddin',
      'Tugunan',
    ])
    expect(await names('1300000000')).toHaveLength(17)
    const regions = (await list('/regions'))
      .map(({ code }) => code)
      .filter((code) => !['0900000000', '1300000000', '1900000000'].includes(code))
    expect((await Promise.all(regions.map(outside))).flat()).toEqual([])
    expect(
      await codeIn('/provinces/1900700000/cities-municipalities', 'Isabela City'),
    ).toBeUndefined()
    for (const { code } of [...(await outside('0900000000')), ...(await outside('1900000000'))])
      expect((await list(`/cities-municipalities/${code}/barangays`)).length).toBeGreaterThan(5)
  })

  test('every city of a province belongs to the province’s region', async () => {
    const regions = await list('/regions')
    const provinces = (
      await Promise.all(regions.map(({ code }) => list(`/regions/${code}/provinces`)))
    ).flat()
    for (const { code } of provinces)
      for (const city of await list(`/provinces/${code}/cities-municipalities`))
        expect(city.code.slice(0, 2)).toBe(code.slice(0, 2))
  })

  test('every city has barangays, each with a unique code', async () => {
    const regions = await list('/regions')
    const cities = (
      await Promise.all(regions.map(({ code }) => list(`/regions/${code}/cities-municipalities`)))
    ).flat()
    expect(cities).toHaveLength(1642)
    const barangays = await Promise.all(
      cities.map(({ code }) => list(`/cities-municipalities/${code}/barangays`)),
    )
    expect(cities.filter((_, i) => barangays[i]?.length === 0)).toEqual([])
    const codes = barangays.flat().map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every((code) => /^\d{10}$/.test(code))).toBe(true)
  })

  test.each([
    '/regions/0000000000/provinces',
    '/provinces/1300000000/cities-municipalities',
    '/cities-municipalities/12/barangays',
    '/nothing',
  ])('answers 404 for %s', async (path) => expect((await get(path)).status).toBe(404))

  test('fails once by a scenario (ERR-40)', async () => {
    expect(
      applyScenario(simulation, parseScenario('fail:listRegions:503,drop:listBarangays')),
    ).toEqual([])
    const failed = await get('/regions')
    expect(failed.status).toBe(503)
    expect(await failed.json()).toMatchObject({ message: 'The service is unavailable' })
    expect((await get('/regions')).status).toBe(200)
    await expect(get('/cities-municipalities/0305416000/barangays')).rejects.toThrow(TypeError)
  })
})

const records = openPlaceRecords(
  jsonFiles((path) => readFile(new URL(`../../fixtures/static/${path}`, import.meta.url))),
)
const lists: PlaceLists = {
  regions: records.listRegions,
  provinces: async (code) => (await records.listProvinces(code)) ?? [],
  regionCities: async (code) => (await records.listRegionCities(code)) ?? [],
  provinceCities: async (code) => (await records.listProvinceCities(code)) ?? [],
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
