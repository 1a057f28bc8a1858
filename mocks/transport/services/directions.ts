import { inputErrors, type RawInput } from '#mocks/core/guard.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import type { Position } from '#mocks/rules/routing/geometry.ts'
import { decodeGraph, type GraphFile } from '#mocks/rules/routing/graph.ts'
import { createRouter, type RouteRequest } from '#mocks/rules/routing/router.ts'
import { requestValidators } from '#openapi/generated/directionsValidators.js'
import type { ReadJson, Service } from './services.ts'

const PATH = /^\/v5\/mapbox\/driving\/(?<coordinates>[^/]+)$/
const GRAPH = 'geo/road-graph.json'

const messages: Record<number, string> = {
  401: 'Not Authorized - Invalid Token',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
}
const problem = (status: number): Result => ({
  status,
  body: { message: messages[status] ?? 'Internal Server Error' },
})
const invalid = (message: string): Result => ({
  status: 422,
  body: { code: 'InvalidInput', message },
})

/** Reads 'lng,lat;lng,lat'. */
const placesOf = (coordinates: string): Position[] =>
  coordinates.split(';').map((place) => place.split(',').map(Number) as Position)
const isOnEarth = ([lng, lat]: Position) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90

/** Follows openapi/directions.yaml; gives the response that refuses a request. */
function readRequest(coordinates: string, query: URLSearchParams): RouteRequest | Result {
  if (!query.get('access_token')) return problem(401)
  const input: RawInput = {
    path: { coordinates },
    query: Object.fromEntries(query),
    header: {},
    body: undefined,
  }
  const [error] = inputErrors(requestValidators.getDrivingDirections, input)
  if (error)
    return invalid(
      error.path.startsWith('/path')
        ? 'Coordinate is invalid'
        : `${error.path.slice('/query/'.length)} ${error.message}`,
    )
  const places = placesOf(coordinates)
  if (!places.every(isOnEarth))
    return invalid('Coordinate is invalid: a longitude is -180 to 180, a latitude -90 to 90')
  // The guard has coerced them, with defaults.
  const { alternatives, steps, overview } = input.query as Pick<
    RouteRequest,
    'alternatives' | 'steps' | 'overview'
  >
  return { places, alternatives, steps, overview }
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Drives on the roads of static/geo. */
export function createDirections(base: string, read: ReadJson): Service {
  let router: Promise<ReturnType<typeof createRouter>> | undefined
  const open = () => {
    router ??= read<GraphFile>(GRAPH).then((file) => createRouter(decodeGraph(file)))
    router.catch(() => (router = undefined))
    return router
  }
  return {
    base,
    problem,
    route({ searchParams }, path) {
      const coordinates = decoded(PATH.exec(path)?.groups?.coordinates ?? '')
      if (!coordinates) return null
      return {
        name: 'getDrivingDirections',
        async carryOut() {
          const request = readRequest(coordinates, searchParams)
          return 'status' in request ? request : { status: 200, body: (await open())(request) }
        },
      }
    },
  }
}
