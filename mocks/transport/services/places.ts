import { problem, problemOf } from '#mocks/replies.ts'
import type { components } from '#openapi/generated/locations.ts'
import type { ReadJson, Service } from './services.ts'

/** The operationIds of openapi/locations.yaml. */
const routes = {
  listIslandGroups: /^\/island-groups$/,
  listRegions: /^\/regions$/,
  listProvinces: /^\/regions\/(?<code>\d{9,10})\/provinces$/,
  listRegionCities: /^\/regions\/(?<code>\d{9,10})\/cities-municipalities$/,
  listProvinceCities: /^\/provinces\/(?<code>\d{9,10})\/cities-municipalities$/,
  listBarangays: /^\/cities-municipalities\/(?<code>\d{9,10})\/barangays$/,
} as const

type PlaceCall = keyof typeof routes

/**
 * The path begins after the service's base; a slash at the end is ignored, as by the public
 * service.
 */
export function routePlace(pathname: string): { call: PlaceCall; code: string } | null {
  for (const [call, pattern] of Object.entries(routes)) {
    const found = pattern.exec(pathname.replace(/\/$/, ''))
    if (found) return { call: call as PlaceCall, code: found.groups?.code ?? '' }
  }
  return null
}

type Schemas = components['schemas']
type City = Schemas['City'] & { code: string }

/** static/psgc/core.json. */
interface Core {
  islandGroups: Schemas['IslandGroup'][]
  regions: Schemas['Region'][]
  provinces: [code: string, name: string][]
  /** 1 for that of the city's own code, another one's code, or 0 for none. */
  cities: [code: string, name: string, province: 0 | 1 | string, zip: string][]
}

/** static/psgc/barangays: by city, the last digits of each code. */
type Barangays = Record<string, [digits: string, name: string][]>

const CODE_LENGTH = 10
const provinceOf = ([code, , province]: Core['cities'][number]) =>
  province === 1 ? `${code.slice(0, 5)}00000` : province === 0 ? false : province
const regionOf = (code: string) => `${code.slice(0, 2)}00000000`
const byName = <T extends { name: string }>(places: T[]) =>
  places.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))

/**
 * The Philippine Standard Geographic Code, as the public service answers it; null for an unknown
 * code. Each file is read when it is first needed, barangays by province.
 */
export function openPlaceRecords(read: ReadJson) {
  const core = () => read<Core>('psgc/core.json')
  const cities = async (fits: (city: City) => boolean) => {
    const { cities: rows } = await core()
    const all = rows.map((row): City => ({
      code: row[0],
      name: row[1],
      isCity: /\bCity\b/.test(row[1]),
      provinceCode: provinceOf(row),
      regionCode: regionOf(row[0]),
    }))
    return byName(all.filter(fits))
  }
  const isRegion = async (code: string) =>
    (await core()).regions.some((region) => region.code === code)

  return {
    listIslandGroups: async () => (await core()).islandGroups,
    listRegions: async () => byName((await core()).regions),
    async listProvinces(region: string) {
      if (!(await isRegion(region))) return null
      const all = (await core()).provinces.map(([code, name]) => ({
        code,
        name,
        regionCode: regionOf(code),
      }))
      return byName(all.filter(({ regionCode }) => regionCode === region))
    },
    listRegionCities: async (region: string) =>
      (await isRegion(region)) ? cities(({ regionCode }) => regionCode === region) : null,
    async listProvinceCities(province: string) {
      const known = (await core()).provinces.some(([code]) => code === province)
      return known ? cities(({ provinceCode }) => provinceCode === province) : null
    },
    async listBarangays(city: string) {
      const row = (await core()).cities.find(([code]) => code === city)
      if (!row) return null
      const file = await read<Barangays>(`psgc/barangays/${provinceOf(row) || regionOf(city)}.json`)
      return byName(
        (file[city] ?? []).map(([digits, name]) => ({
          code: city.slice(0, CODE_LENGTH - digits.length) + digits,
          name,
        })),
      )
    },
  } satisfies Record<PlaceCall, (code: string) => Promise<unknown>>
}

const notFound = problem(404, 'not_found', 'There is no such place')

/** Reads static/psgc. */
export function createPlaces(base: string, read: ReadJson): Service {
  const records = openPlaceRecords(read)
  return {
    base,
    problem: (status) => (status === 404 ? notFound : problemOf(status)),
    route(_url, path) {
      const found = routePlace(path)
      if (!found) return null
      return {
        name: found.call,
        async carryOut() {
          const body = await records[found.call](found.code)
          return body === null ? notFound : { status: 200, body }
        },
      }
    },
  }
}
