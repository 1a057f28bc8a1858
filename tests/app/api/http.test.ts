import { skipToken } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { directionQueries } from '#api/directions.ts'
import { read, type Shape, unreadable } from '#api/http/shape.ts'
import { limitOf, ORDER_LIMIT_MS, withinLimit } from '#api/http/timeLimit.ts'

// The settings and the signed-in user are read from the page when it is loaded.
vi.hoisted(() => {
  const document = { cookie: 'token=of-the-user' }
  Object.assign(globalThis, { location: { href: 'http://localhost/' }, document })
})

const product: Shape = {
  _id: 's',
  price: 'n',
  at: 'd',
  'liked=': 'b',
  'sold?': 'n',
  'picture=': ['s', null],
  'kind=plain': 's',
  'tags=': ['s'],
}
const good = {
  _id: 'a',
  price: 1,
  liked: true,
  at: '2026-07-21T09:00:00.000Z',
  sold: 2,
  picture: 'x.png',
  kind: 'fine',
  tags: ['new'],
}
const page: Shape = { items: [product], 'nextPage?': ['n', null] }

test('an answer of the shape is read as it is, also with fields that nobody knows', () => {
  expect(read(good, product)).toEqual(good)
  expect(read({ ...good, added: { later: [] } }, product)).toEqual({
    ...good,
    added: { later: [] },
  })
})

test.each<[string, unknown, unknown, Shape?]>([
  ['a number in a text', { ...good, price: '165.00' }, { ...good, price: 165 }],
  ['a number as an id', { ...good, _id: 7 }, { ...good, _id: '7' }],
  ['milliseconds', { ...good, at: 1784624400000 }, good],
  ['milliseconds in a text', { ...good, at: '1784624400000' }, good],
  ['1 for a flag', { ...good, liked: 1 }, good],
  ['a list for its length', { ...good, sold: ['x', 'y'] }, good],
  ['a missing field with a default', { ...good, kind: undefined }, { ...good, kind: 'plain' }],
  ['null for an optional field', { ...good, tags: null }, { ...good, tags: [] }],
  ['an unreadable optional field', { ...good, sold: 'many' }, { ...good, sold: undefined }],
  ['an unreadable item', { ...good, tags: ['new', null] }, good],
  ['an object inside of another one', { success: true, data: { product: good } }, good],
  ['an id for its object', 'a', { _id: 'a', shop_name: '' }, { _id: 's', 'shop_name=': 's' }],
  ['a number for its object', 3, { unread_count: 3 }, { unread_count: 'n' }],
  ['another name of the only number', { total: 3 }, { unread_count: 3 }, { unread_count: 'n' }],
  ['a list without its page', [good], { items: [good] }, page],
  ['a list under another name', { data: [good] }, { data: [good], items: [good] }, page],
  [
    'a page inside of another object',
    { data: { items: [good], nextPage: '2' } },
    { items: [good], nextPage: 2 },
    page,
  ],
  [
    'one bad item of two',
    { items: [good, { ...good, price: null }], nextPage: null },
    { items: [good], nextPage: null },
    page,
  ],
  ['an object with the list', { addresses: [good] }, [good], [product]],
  ['an empty list', [], [], [product]],
  ['null for a list', { data: null }, [], [product]],
  [
    'null for the items of a page',
    { items: null, nextPage: null },
    { items: [], nextPage: null },
    page,
  ],
  [
    'a dictionary with one bad value',
    { PENDING: 'x', PACKED: 0 },
    { PACKED: '1970-01-01T00:00:00.000Z' },
    { '*': 'd' },
  ],
])('%s is read', (_name, value, expected, shape = product) =>
  expect(read(value, shape)).toEqual(expected),
)

test.each([undefined, null, '', {}, [], { data: null }, { message: 'OK', data: null }])(
  '%o is nothing',
  (value) => expect(read(value, [product, null])).toBeNull(),
)

test.each<[string, unknown, Shape?]>([
  ['nothing', undefined],
  ['a text', 'Internal error'],
  ['a list', [good]],
  ['a missing field', { ...good, price: undefined }],
  ['null for a number', { ...good, price: null }],
  ['an object for a text', { ...good, _id: { $oid: 'a' } }],
  ['no date', { ...good, at: 'yesterday' }],
  ['a list of which no item can be read', { items: [{}, {}] }, page],
  ['an object with two lists', { shops: [], products: [] }, [product]],
  ['another object in place of nothing', { _id: 'a' }, [product, null]],
])('%s can’t be read', (_name, value, shape = product) =>
  expect(read(value, shape)).toBe(unreadable),
)

test('the team is told which parts can’t be read', () => {
  const parts: string[] = []
  read({ items: [good, { ...good, price: null, sold: 'many' }] }, page, (at) => parts.push(at))
  expect(parts).toEqual(['/items/1/price', '/items/1'])
})

const at = (method: string, path: string) =>
  new Request(`https://suki.example/api${path}`, { method })
const endOf = async (call: Promise<unknown>) =>
  call.catch((error: unknown) => (error as DOMException).name)
function stopClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('every call has a time limit: uploads the longest, then orders, CHECKOUT-26', () => {
  const order = limitOf(at('POST', '/transactions'))
  expect(order).toBe(ORDER_LIMIT_MS)
  for (const [method, path] of [
    ['GET', '/transactions/customer/1'],
    ['POST', '/transactions/summary'],
    ['POST', '/transactions/cancel/1'],
    ['POST', '/carts'],
    ['PUT', '/carts/1'],
  ] as const)
    expect(limitOf(at(method, path))).toBeLessThan(order)
  expect(limitOf(at('POST', '/files/multiple'))).toBeGreaterThan(order)
})

test('a call without a response, or with an endless one, times out, CART-12 CART-31', async () => {
  stopClock()
  const signals: AbortSignal[] = []
  const send = withinLimit(({ signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const failed = endOf(send(at('POST', '/carts')))
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await failed).toBe('TimeoutError')
  expect(signals[0]?.aborted).toBe(true)
  const endless = withinLimit(async () => new Response(new ReadableStream()))
  const read = endOf(endless(at('GET', '/carts/user/1')))
  await vi.advanceTimersByTimeAsync(21_000)
  expect(await read).toBe('TimeoutError')
})

test('the caller can still abort the call, CART-12 CART-31', async () => {
  const own = new AbortController()
  const request = new Request(at('GET', '/carts/user/1'), { signal: own.signal })
  const send = withinLimit(async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    throw signal.reason as Error
  })
  const failed = endOf(send(request))
  own.abort()
  expect(await failed).toBe('AbortError')
})

test('a response in time is passed on unchanged, with or without a body, CART-12 CART-31', async () => {
  stopClock()
  for (const [status, body, page] of [
    [201, '{"total":3}', '1'],
    [204, null, '2'],
  ] as const) {
    const answer = new Response(body, { status, headers: { 'x-page': page } })
    const passed = await withinLimit(async () => answer)(at('POST', '/carts'))
    expect([passed.status, passed.headers.get('x-page')]).toEqual([status, page])
    expect(await passed.text()).toBe(body ?? '')
  }
  expect(vi.getTimerCount()).toBe(0)
})

const here = { latitude: 15.0343, longitude: 120.68440000001 }
const there = { latitude: 15.145, longitude: 120.5887 }
const route = { code: 'Ok', routes: [] }

const { driving } = directionQueries

function askForWay(answer: () => Promise<Response>) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } })
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return answer()
  })
  onTestFinished(() => client.clear())
  const ask = () => client.fetchQuery(driving(here, there))
  return { requests, ask }
}

test('both places go to the directions service, without token and cookies; a route is reused, GEN-07', async () => {
  const { requests, ask } = askForWay(async () => Response.json(route))
  expect(await ask()).toEqual(route)
  expect(await ask()).toEqual(route)
  expect(requests).toHaveLength(1)
  const [{ url, headers, credentials }] = requests as [Request]
  expect(url).toBe(
    'http://localhost/directions/v5/mapbox/driving/120.6844,15.0343;120.5887,15.145' +
      '?alternatives=true&geometries=geojson&overview=full&steps=true&access_token=simulated',
  )
  expect([headers.get('authorization'), credentials]).toEqual([null, 'omit'])
})

test('nothing is requested until both places are known', () => {
  for (const { queryFn } of [driving(null, there), driving(here, null)])
    expect(queryFn).toBe(skipToken)
})

test('that there is no route is data, not an error', async () => {
  const none = { code: 'NoRoute', message: 'No route found', routes: [] }
  expect(await askForWay(async () => Response.json(none)).ask()).toEqual(none)
})

test.each([
  [401, { message: 'Not Authorized - Invalid Token' }, { code: 'unknown' }],
  [403, { message: 'Not for this address' }, { code: 'unknown' }],
  [422, { code: 'InvalidInput', message: 'Coordinate is invalid' }, { code: 'InvalidInput' }],
  [429, { message: 'Too Many Requests' }, { code: 'unknown' }],
])(
  'a %i is an ApiError with the service’s message, and is not tried again by itself',
  async (status, body, { code }) => {
    const { requests, ask } = askForWay(async () => Response.json(body, { status }))
    await expect(ask()).rejects.toMatchObject({
      name: 'ApiError',
      status,
      code,
      message: body.message,
    })
    expect(requests).toHaveLength(1)
  },
)

test('without a connection the call fails with status 0', async () => {
  const { ask } = askForWay(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask()).rejects.toMatchObject({
    status: 0,
    code: 'network',
  })
})
