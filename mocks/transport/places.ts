import type { Marketplace } from '../marketplace.ts'
import { problem } from '../replies.ts'
import { answerUnder } from './answerUnder.ts'
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

const missing = problem(404, 'not_found', 'There is no such place')

const answers: Record<PlaceCall, (records: PlaceRecords, code: string) => Promise<unknown>> = {
  listIslandGroups: (records) => records.islandGroups(),
  listRegions: (records) => records.regions(),
  listProvinces: (records, code) => records.provinces(code),
  listRegionCities: (records, code) => records.regionCities(code),
  listProvinceCities: (records, code) => records.provinceCities(code),
  listBarangays: (records, code) => records.barangays(code),
}

/**
 * Puts the simulated location service (openapi/locations.yaml) in front of the API: it answers what lies below its
 * base. The marketplace's provoked failures befall it too, by the names of its calls.
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
    if (!found) return respond(missing)
    return answerUnder(market.faults.take(found.call), wait, async () => {
      const body = await answers[found.call](records, found.code)
      return body === null ? missing : { status: 200, body }
    })
  }
}
