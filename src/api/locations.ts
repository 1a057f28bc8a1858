import { queryOptions, skipToken } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { env } from '#lib/env.ts'
import type { paths } from '#openapi/generated/locations.ts'
import * as shapes from '#openapi/generated/locationsShapes.ts'
import { respectRetryAfter } from './http/busy.ts'
import { unwrapData } from './http/client.ts'
import { withinLimit } from './http/timeLimit.ts'

/** The location service is a third party: it gets neither token nor cookies. */
const service = createClient<paths>({
  baseUrl: env.locationsUrl,
  fetch: withinLimit((request) => globalThis.fetch(request)),
})
service.use(respectRetryAfter())

/** Places hardly ever change, so they are cached for as long as the page is open. */
const neverStale = { staleTime: Infinity, gcTime: Infinity }

const at = (code: string, signal: AbortSignal) => ({ params: { path: { code } }, signal })

/**
 * The lists of the address form, by the code of the parent place. With undefined (none chosen)
 * nothing is requested.
 */
export const locationQueries = {
  regions: () =>
    queryOptions({
      queryKey: ['locations', 'regions'],
      queryFn: ({ signal }) => unwrapData(service.GET('/regions', { signal }), shapes.listRegions),
      ...neverStale,
    }),
  /** Empty for a region without provinces, such as Metro Manila. */
  provinces: (region: string | undefined) =>
    queryOptions({
      queryKey: ['locations', 'provinces', region],
      queryFn:
        region === undefined
          ? skipToken
          : ({ signal }) =>
              unwrapData(
                service.GET('/regions/{code}/provinces', at(region, signal)),
                shapes.listProvinces,
              ),
      ...neverStale,
    }),
  regionCities: (region: string | undefined) =>
    queryOptions({
      queryKey: ['locations', 'region-cities', region],
      queryFn:
        region === undefined
          ? skipToken
          : ({ signal }) =>
              unwrapData(
                service.GET('/regions/{code}/cities-municipalities', at(region, signal)),
                shapes.listRegionCities,
              ),
      ...neverStale,
    }),
  provinceCities: (province: string | undefined) =>
    queryOptions({
      queryKey: ['locations', 'province-cities', province],
      queryFn:
        province === undefined
          ? skipToken
          : ({ signal }) =>
              unwrapData(
                service.GET('/provinces/{code}/cities-municipalities', at(province, signal)),
                shapes.listProvinceCities,
              ),
      ...neverStale,
    }),
  barangays: (city: string | undefined) =>
    queryOptions({
      queryKey: ['locations', 'barangays', city],
      queryFn:
        city === undefined
          ? skipToken
          : ({ signal }) =>
              unwrapData(
                service.GET('/cities-municipalities/{code}/barangays', at(city, signal)),
                shapes.listBarangays,
              ),
      ...neverStale,
    }),
}
