import { queryOptions, skipToken } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { env } from '#lib/env.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import type { components, paths } from '#openapi/generated/directions.ts'
import * as shapes from '#openapi/generated/directionsShapes.ts'
import { respectRetryAfter } from './http/busy.ts'
import { unwrapData } from './http/client.ts'
import { withinLimit } from './http/timeLimit.ts'

export type Route = components['schemas']['Route']
export type Step = components['schemas']['Step']

/** The service is a third party: it gets neither the user's token nor cookies. */
const service = createClient<paths>({
  baseUrl: env.directionsUrl,
  credentials: 'omit',
  // The places stay readable: `lng,lat;lng,lat`.
  pathSerializer: (path, places) => path.replace('{coordinates}', String(places.coordinates)),
  fetch: withinLimit((request) => globalThis.fetch(request)),
})
service.use(respectRetryAfter())

/** How long a route is reused, ms: roads stay, traffic changes. */
const STALE_MS = 5 * 60_000
/** Decimals of a degree that the service takes. */
const DECIMALS = 6

const placeOf = ({ longitude, latitude }: Coordinates) =>
  `${Number(longitude.toFixed(DECIMALS))},${Number(latitude.toFixed(DECIMALS))}`

/** A live build needs an access token. */
export const directionsAvailable = env.directionsToken !== undefined

export const directionQueries = {
  /** Returns the routes by car, the fastest first; without one, a `code` other than `Ok`. */
  driving: (from: Coordinates | null, to: Coordinates | null) => {
    const { directionsToken } = env
    const coordinates = from && to ? `${placeOf(from)};${placeOf(to)}` : null
    return queryOptions({
      queryKey: ['directions', 'driving', coordinates],
      queryFn:
        coordinates === null || directionsToken === undefined
          ? skipToken
          : ({ signal }) =>
              unwrapData(
                service.GET('/directions/v5/mapbox/driving/{coordinates}', {
                  params: {
                    path: { coordinates },
                    query: {
                      alternatives: true,
                      geometries: 'geojson',
                      overview: 'full',
                      steps: true,
                      access_token: directionsToken,
                    },
                  },
                  signal,
                }),
                shapes.getDrivingDirections,
              ),
      staleTime: STALE_MS,
    })
  },
}
