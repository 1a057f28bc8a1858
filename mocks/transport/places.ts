import type { Marketplace } from '../marketplace.ts'
import { problem } from '../replies.ts'
import { respondWithFault } from './faultInjection.ts'
import type { HttpServer } from './http.ts'
import { openPlaceRecords, type PlaceRecords, type ReadPlaces } from './placeRecords.ts'
import { type PlaceCall, routePlace } from './placeRoutes.ts'
import { respond } from './respond.ts'

export interface PlaceOptions {
  /** Path of the location service, without a slash at its end. */
  base: string
  /** Reads a file of static/psgc. */
  read: ReadPlaces
}

const notFound = problem(404, 'not_found', 'There is no such place')

const handlers: Record<PlaceCall, (records: PlaceRecords, code: string) => Promise<unknown>> = {
  listIslandGroups: (records) => records.islandGroups(),
  listRegions: (records) => records.regions(),
  listProvinces: (records, code) => records.provinces(code),
  listRegionCities: (records, code) => records.regionCities(code),
  listProvinceCities: (records, code) => records.provinceCities(code),
  listBarangays: (records, code) => records.barangays(code),
}

/**
 * Adds the simulated location service (openapi/locations.yaml) to the API's server: it answers requests below its own base.
 * The marketplace's fault rules apply to its calls too.
 */
export function withPlaces(
  market: Marketplace,
  { base, read }: PlaceOptions,
  api: HttpServer,
  wait: (ms: number) => Promise<void>,
): HttpServer {
  const records = openPlaceRecords(read)
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(`${base}/`)) return api(request)
    const found = request.method === 'GET' ? routePlace(pathname.slice(base.length)) : null
    if (!found) return respond(notFound)
    return respondWithFault(market.faults.take(found.call), wait, async () => {
      const body = await handlers[found.call](records, found.code)
      return body === null ? notFound : { status: 200, body }
    })
  }
}
