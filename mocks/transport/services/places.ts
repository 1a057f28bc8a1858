import { problem, problemOf } from '#mocks/replies.ts'
import type { ReadJson } from './jsonFiles.ts'
import { openPlaceRecords, type PlaceRecords } from './placeRecords.ts'
import { type PlaceCall, routePlace } from './placeRoutes.ts'
import type { Service } from './services.ts'

const notFound = problem(404, 'not_found', 'There is no such place')

const handlers: Record<PlaceCall, (records: PlaceRecords, code: string) => Promise<unknown>> = {
  listIslandGroups: (records) => records.islandGroups(),
  listRegions: (records) => records.regions(),
  listProvinces: (records, code) => records.provinces(code),
  listRegionCities: (records, code) => records.regionCities(code),
  listProvinceCities: (records, code) => records.provinceCities(code),
  listBarangays: (records, code) => records.barangays(code),
}

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
          const body = await handlers[found.call](records, found.code)
          return body === null ? notFound : { status: 200, body }
        },
      }
    },
  }
}
