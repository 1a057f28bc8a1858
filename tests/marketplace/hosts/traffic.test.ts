import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { bodyShapes } from '#fixtures/scenarios/faults.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { openMarket as openUnchecked } from '#mocks/hosts/vitest.ts'
import { readMessageBody } from '#mocks/transport/traffic/messageBody.ts'
import {
  addressWithoutSecrets,
  headersWithoutSecrets,
  isSecretField,
  withoutSecrets,
} from '#mocks/transport/traffic/messageBody.ts'
import { MAX_ENTRIES } from '#mocks/transport/traffic/trafficRecorder.ts'
import { as, call } from '../support/market.ts'
import { newestEntry, recordTraffic } from '../support/recordTraffic.ts'
import { steered } from '../support/steered.ts'

/** A recorded marketplace with a scenario. */
function open(sim = '') {
  const host = steered(sim)
  const recorder = recordTraffic(host.market)
  /** The entry of a request with its messages. */
  const entryOf = async (path: string) => {
    await host.get(path).catch(() => undefined)
    const { id } = await newestEntry(recorder)
    return recorder.details(id)!
  }
  return { ...host, recorder, entryOf }
}
const rice = `/api/products/${namedProducts.jasmineRice.id}`

test('a call is recorded with its operation, tag, status, time and messages', async () => {
  const { ask, recorder } = open()
  const sent = { product: namedProducts.jasmineRice.id, quantity: 2 }
  const { body } = await ask('POST', '/carts', sent)
  const entry = await newestEntry(recorder)
  expect(entry).toMatchObject({
    kind: 'call',
    operation: 'addToCart',
    tag: 'cart',
    title: 'POST /api/carts',
    faults: [],
  })
  expect(entry.ms).toBeGreaterThan(0)
  const { request, response } = recorder.details(entry.id)!
  expect(JSON.parse(request!.body!.text)).toEqual(sent)
  expect(JSON.parse(response!.body!.text)).toEqual(body)
  expect(request!.headers).toContainEqual(['content-type', 'application/json'])
})

test.each([
  [
    '/api/products?page=none',
    {
      operation: 'listProducts',
      outcome: 422,
      errors: [{ of: 'request', path: '/query/page' }],
    },
  ],
  [
    '/api/nowhere',
    { operation: null, tag: null, title: 'GET /api/nowhere', outcome: 404, errors: [] },
  ],
  // A service beside the API has the name of its document.
  ['/places/regions', { operation: 'listRegions', tag: 'locations', outcome: 200, errors: [] }],
])(
  'a request that the contract refuses, one that it does not know, and one of a service say so: %s',
  async (path, entry) => expect(await open().entryOf(path)).toMatchObject(entry),
)

test.each([
  [
    'fail:getProduct:503',
    { outcome: 503, faults: [{ kind: 'fail', operation: 'getProduct', status: 503 }], errors: [] },
  ],
  ['drop:getProduct', { outcome: 'failed', ms: null, faults: [{ kind: 'drop' }], response: null }],
  ['lose:getProduct', { outcome: 'failed', faults: [{ kind: 'lose' }] }],
  [
    'omit:getProduct:price',
    { outcome: 200, faults: [{ kind: 'omit' }], errors: [{ of: 'response', path: '/price' }] },
  ],
  [
    'bend:getProduct:html',
    {
      outcome: 200,
      faults: [{ kind: 'bend' }],
      errors: [{ of: 'response', path: '', message: 'is not JSON' }],
    },
  ],
  ['bend:getProduct:empty', { outcome: 200, errors: [{ of: 'response', path: '' }] }],
  [
    'bend:getProduct:nocontent',
    { outcome: 204, errors: [{ message: 'status 204 is not documented for getProduct' }] },
  ],
  [
    'drift:getProduct:/price:type',
    {
      faults: [{ kind: 'drift', pointer: '/price' }],
      errors: [{ of: 'response', path: '/price' }],
    },
  ],
  [
    'slow:getProduct:60',
    {
      outcome: 200,
      faults: [{ kind: 'slow', ms: 60 }],
      // A timer counts whole milliseconds, and so ends up to one early.
      ms: expect.toSatisfy((ms: number) => ms >= 59),
    },
  ],
])('%s is named by the entry, with the place that it breaks', async (sim, expected) => {
  const { entryOf } = open(sim)
  expect(await entryOf(rice)).toMatchObject(expected)
})

test('a call that hangs is recorded at once, with its operation and fault', async () => {
  const { get, recorder } = open('hang:getProduct')
  void get(rice)
  await expect
    .poll(() => recorder.entries()[0])
    .toMatchObject({ operation: 'getProduct', outcome: 'waiting', faults: [{ kind: 'hang' }] })
})

test('a reply by which the simulator itself breaks the contract is listed at its call', async () => {
  const market = openUnchecked({ products: 80 })
  const recorder = recordTraffic(market)
  market.world.tables.users.update(namedBuyers.mia.id, { email: 7 as never })
  await as(market, 'mia')('GET', '/users/me')
  expect(await newestEntry(recorder)).toMatchObject({
    operation: 'getCurrentUser',
    outcome: 500,
    errors: [{ of: 'response', path: expect.stringContaining('email') }],
  })
})

test('files are recorded by their type and size, HEAD without a body', async () => {
  const { ask, recorder } = open()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(64)], 'receipt.png', { type: 'image/png' }))
  await ask('POST', '/files', form)
  const uploaded = await newestEntry(recorder)
  expect(recorder.details(uploaded.id)!.request!.body!.text).toBe(
    'file: (file receipt.png, image/png, 64 bytes)',
  )
  await ask('HEAD', '/products')
  expect(await newestEntry(recorder)).toMatchObject({
    operation: 'listProducts',
    outcome: 200,
    errors: [],
  })
})

test(`the last ${MAX_ENTRIES} are recorded, and of a long body its beginning`, async () => {
  const { get, recorder, entryOf } = open('shops:120')
  for (let n = 0; n < MAX_ENTRIES + 5; n++) await get('/api/nowhere')
  expect(recorder.entries()).toHaveLength(MAX_ENTRIES)
  expect(recorder.oldest()).toBe(6)
  expect(recorder.details(5)).toBeNull()
  const { response } = await entryOf('/api/shops/map/location?lat=15.03&long=120.68')
  expect(response!.body!.text).toHaveLength(60_000)
  expect(response!.body!.omitted).toBeGreaterThan(0)
  recorder.clear()
  expect(recorder.entries()).toEqual([])
  expect(recorder.oldest()).toBe(MAX_ENTRIES + 7)
})

test('nothing is recorded without a tap, and the latency of a scenario belongs to the time', async () => {
  const { market, recorder, get, entryOf } = open('latency:40')
  expect((await entryOf(rice)).ms).toBeGreaterThanOrEqual(39)
  market.tap = null
  await get(rice)
  await wait(0)
  expect(recorder.entries()).toHaveLength(1)
})

test('secrets are left out by the names of their fields, at any depth and of any type', () => {
  const [gone, shown] = ['(redacted)', { otpType: 'LOGIN', has_password: true, code: 'taken' }]
  const secrets = { password: 'a', Old_Password: { deep: 'b' }, token: ['c'] }
  expect(withoutSecrets({ user: [secrets], ...shown })).toEqual({
    user: [{ password: gone, Old_Password: gone, token: gone }],
    ...shown,
  })
  expect(isSecretField('tokens_left')).toBe(false)
})

test('headers and queries have no secrets', () => {
  const headers = new Headers({
    Authorization: 'Bearer abc',
    Cookie: 'token=abc',
    Accept: 'text/plain',
  })
  expect(headersWithoutSecrets(headers)).toEqual([
    ['accept', 'text/plain'],
    ['authorization', '(redacted)'],
    ['cookie', '(redacted)'],
  ])
  const directions = new URL(
    'https://suki.example/directions/v5/mapbox/driving/1,2;3,4?steps=true&access_token=pk.secret',
  )
  expect(addressWithoutSecrets(directions)).toBe(
    '/directions/v5/mapbox/driving/1,2;3,4?steps=true&access_token=(redacted)',
  )
})

test.each([
  ['half of an object', '{"token":"eyJhbGciOi', '{"token":"(redacted)"'],
  ['a value of another type', '{"a":1,"password" : {"x":"pass', '{"a":1,"password" : "(redacted)"'],
  [
    'an escaped quote',
    String.raw`{"token":"ab\"cd","name":"Liza"`,
    '{"token":"(redacted)","name":"Liza"',
  ],
])('of a text that is not JSON nothing secret is recorded: %s', async (_what, sent, expected) => {
  const { body } = await readMessageBody(
    new Response(sent, { headers: { 'content-type': 'application/json' } }),
  )
  expect(body?.text).toBe(expected)
})

test('the fields of a form are treated as those of JSON', async () => {
  const form = new FormData()
  form.append('token', 'eyJ')
  form.append('note', 'for Liza')
  const { body } = await readMessageBody(
    new Request('https://suki.example', { method: 'POST', body: form }),
  )
  expect(body?.text).toBe('token: (redacted)\nnote: for Liza')
})

test.each(bodyShapes)(
  'a login whose response is bent to the shape %s is recorded without its token and password',
  async (shape) => {
    const { email, password } = namedBuyers.liza
    const { market, recorder, steer } = open()
    const login = () => call(market, 'POST', '/auth', { body: { email, password } })
    const { token } = (await login()).body as { token: string }
    steer(`bend:login:${shape}`)
    await login().catch(() => undefined)
    const { id } = await newestEntry(recorder)
    const text = JSON.stringify(recorder.details(id))
    expect(text).toContain(email)
    expect(text).not.toContain(password)
    // The first part of a token is the same for all.
    expect(text).not.toContain(token.slice(0, 12))
  },
)
