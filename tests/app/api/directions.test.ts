import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { directionQueries } from '#api/directions.ts'

const here = { latitude: 15.0343, longitude: 120.68440000001 }
const there = { latitude: 15.145, longitude: 120.5887 }
const route = { code: 'Ok', routes: [] }

let driving: (typeof directionQueries)['driving']
let queryClient: QueryClient
let requests: Request[]
let answer: () => Promise<Response>

beforeAll(async () => {
  // The settings and the signed-in user are read from the page on import.
  vi.stubGlobal('location', { href: 'http://localhost/' })
  vi.stubGlobal('document', { cookie: 'token=of-the-user' })
  driving = (await import('#api/directions.ts')).directionQueries.driving
})

beforeEach(() => {
  queryClient = createQueryClient()
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  })
  requests = []
  answer = async () => Response.json(route)
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return answer()
  })
})
afterEach(() => queryClient.clear())

test('both places go to the directions service, without the user’s token and cookies, GEN-07', async () => {
  expect(await queryClient.fetchQuery(driving(here, there))).toEqual(route)
  const [{ url, headers, credentials }] = requests as [Request]
  expect(url).toBe(
    'http://localhost/directions/v5/mapbox/driving/120.6844,15.0343;120.5887,15.145' +
      '?alternatives=true&geometries=geojson&overview=full&steps=true&access_token=simulated',
  )
  expect([headers.get('authorization'), credentials]).toEqual([null, 'omit'])
})

test('a route is reused for some minutes', async () => {
  await queryClient.fetchQuery(driving(here, there))
  await queryClient.fetchQuery(driving(here, there))
  expect(requests).toHaveLength(1)
})

test('nothing is requested until both places are known', () => {
  for (const query of [driving(null, there), driving(here, null)])
    expect(typeof query.queryFn).toBe('symbol')
})

test('that there is no route is data, not an error', async () => {
  const none = { code: 'NoRoute', message: 'No route found', routes: [] }
  answer = async () => Response.json(none)
  expect(await queryClient.fetchQuery(driving(here, there))).toEqual(none)
})

test.each([
  [401, { message: 'Not Authorized - Invalid Token' }, { code: 'unknown' }],
  [403, { message: 'Not for this address' }, { code: 'unknown' }],
  [422, { code: 'InvalidInput', message: 'Coordinate is invalid' }, { code: 'InvalidInput' }],
  [429, { message: 'Too Many Requests' }, { code: 'unknown' }],
])(
  'a %i is an ApiError with the service’s message, and is not tried again by itself',
  async (status, body, { code }) => {
    answer = async () => Response.json(body, { status })
    await expect(queryClient.fetchQuery(driving(here, there))).rejects.toMatchObject({
      name: 'ApiError',
      status,
      code,
      message: body.message,
    })
    expect(requests).toHaveLength(1)
  },
)

test('without a connection the call fails with status 0', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(queryClient.fetchQuery(driving(here, there))).rejects.toMatchObject({
    status: 0,
    code: 'network',
  })
})
