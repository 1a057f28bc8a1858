import { queryOptions, skipToken } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { env } from '#lib/env.ts'
import type { paths } from '#openapi/generated/locations.ts'
import * as shapes from '#openapi/generated/locationsShapes.ts'
import { respectRetryAfter } from './http/busy.ts'
import { unwrapData } from './http/client.ts'
import { withinLimit } from './http/timeLimit.ts'

/** The service is a third party: it gets neither token nor cookies. */
const service = createClient<paths>({
  baseUrl: env.locationsUrl,
  fetch: withinLimit((request) => globalThis.fetch(request)),
})
service.use(respectRetryAfter())

/** Places hardly ever change. */
const neverStale = { staleTime: Infinity, gcTime: Infinity }

const below = <T>(
  kind: string,
  code: string | undefined,
  list: (at: { params: { path: { code: string } }; signal: AbortSignal }) => Promise<T>,
) =>
  queryOptions({
    queryKey: ['locations', kind, code],
    queryFn:
      code === undefined ? skipToken : ({ signal }) => list({ params: { path: { code } }, signal }),
    ...neverStale,
  })

/** Each list takes the code of the place above; nothing is requested without one. */
export const locationQueries = {
  regions: () =>
    queryOptions({
      queryKey: ['locations', 'regions'],
      queryFn: ({ signal }) => unwrapData(service.GET('/regions', { signal }), shapes.listRegions),
      ...neverStale,
    }),
  /** Empty for a region without provinces, such as Metro Manila. */
  provinces: (region: string | undefined) =>
    below('provinces', region, (at) =>
      unwrapData(service.GET('/regions/{code}/provinces', at), shapes.listProvinces),
    ),
  regionCities: (region: string | undefined) =>
    below('region-cities', region, (at) =>
      unwrapData(service.GET('/regions/{code}/cities-municipalities', at), shapes.listRegionCities),
    ),
  provinceCities: (province: string | undefined) =>
    below('province-cities', province, (at) =>
      unwrapData(
        service.GET('/provinces/{code}/cities-municipalities', at),
        shapes.listProvinceCities,
      ),
    ),
  barangays: (city: string | undefined) =>
    below('barangays', city, (at) =>
      unwrapData(service.GET('/cities-municipalities/{code}/barangays', at), shapes.listBarangays),
    ),
}
