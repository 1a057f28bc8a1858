import { queryOptions, useQueryClient } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { useMemo } from 'react'
import type { paths } from '../../openapi/generated/locations.ts'
import { env } from '../lib/env.ts'
import { dataOf } from './client.ts'

/** The location service is another's: it gets neither token nor cookies. */
const service = createClient<paths>({ baseUrl: env.locationsUrl, fetch: (request) => globalThis.fetch(request) })

/** Places hardly ever change: what was read stays good for as long as the page is open. */
const lasting = { staleTime: Infinity, gcTime: Infinity }

export const locationQueries = {
  regions: () =>
    queryOptions({ queryKey: ['locations', 'regions'], queryFn: ({ signal }) => dataOf(service.GET('/regions', { signal })), ...lasting }),
  provinces: (code: string) =>
    queryOptions({
      queryKey: ['locations', 'provinces', code],
      queryFn: ({ signal }) => dataOf(service.GET('/regions/{code}/provinces', { params: { path: { code } }, signal })),
      ...lasting,
    }),
  regionCities: (code: string) =>
    queryOptions({
      queryKey: ['locations', 'region-cities', code],
      queryFn: ({ signal }) => dataOf(service.GET('/regions/{code}/cities-municipalities', { params: { path: { code } }, signal })),
      ...lasting,
    }),
  provinceCities: (code: string) =>
    queryOptions({
      queryKey: ['locations', 'province-cities', code],
      queryFn: ({ signal }) => dataOf(service.GET('/provinces/{code}/cities-municipalities', { params: { path: { code } }, signal })),
      ...lasting,
    }),
  barangays: (code: string) =>
    queryOptions({
      queryKey: ['locations', 'barangays', code],
      queryFn: ({ signal }) => dataOf(service.GET('/cities-municipalities/{code}/barangays', { params: { path: { code } }, signal })),
      ...lasting,
    }),
}

/** The loaders of the address form's choices, each list read once. They reject with an ApiError. */
export function usePlaces() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      regions: () => queryClient.fetchQuery(locationQueries.regions()),
      provinces: (region: string) => queryClient.fetchQuery(locationQueries.provinces(region)),
      regionCities: (region: string) => queryClient.fetchQuery(locationQueries.regionCities(region)),
      provinceCities: (province: string) => queryClient.fetchQuery(locationQueries.provinceCities(province)),
      barangays: (city: string) => queryClient.fetchQuery(locationQueries.barangays(city)),
    }),
    [queryClient],
  )
}
