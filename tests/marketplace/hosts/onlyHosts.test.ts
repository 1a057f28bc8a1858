import { expect, test } from 'vitest'
import { switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { messageOf } from '../support/message.ts'
import { steered } from '../support/steered.ts'
import { APP, hostOfFile, once, openSocket, signedIn } from './hostClient.ts'

type Body = Record<string, unknown>

test.each([
  ['uuid-ids', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ['digit-ids', /^\d{29,30}$/],
  ['number-ids', /^\d{15}$/],
])('%s: a client that knows no other ids shops with them', async (name, form) => {
  const { ask, sent } = steered(`only:${name}`)
  const get = async (path: string) => (await ask('GET', path)).body as Body
  const me = (await get('/users/me'))._id
  expect(String(me)).toMatch(form)
  expect(typeof me).toBe(name === 'number-ids' ? 'number' : 'string')
  const { items } = (await get(`/products?session=${String(me)}`)) as {
    items: { _id: unknown; product_name: string; shop: { _id: unknown } }[]
  }
  const { _id, product_name, shop } = items[0]!
  const line = { productId: _id, shopId: shop._id, quantity: 3 }
  expect((await ask('POST', '/carts', line)).status).toBe(201)
  const cart = JSON.stringify(await get(`/carts/user/${String(me)}`))
  expect(cart).toContain(JSON.stringify(_id))
  expect(cart).not.toMatch(/\b[0-9a-f]{24}\b/)
  expect(await get(`/products/${String(_id)}`)).toMatchObject({ _id, product_name })
  const parties = { buyer_id: me, seller_id: shop._id }
  const { conversation_id } = (await ask('POST', '/conversations', parties)).body as Body
  const ids = { ...parties, conversation_id, receiver: shop._id }
  const said = await ask('POST', '/conversations/chat', messageOf('Kumusta po', ids))
  expect(said.status).toBe(201)
  expect(sent.find(({ event }) => event === 'onChatMessage')).toMatchObject({
    wire: { name: String(conversation_id) },
    payload: { conversation_id, buyer_id: me },
  })
})

const node = hostOfFile('--products', '80', '--only-specification')

/** What a preflight for an order is told. */
async function preflight(base: string) {
  const { headers } = await fetch(`${base}/api/transactions`, {
    method: 'OPTIONS',
    headers: { origin: APP, 'access-control-request-method': 'POST' },
  })
  return ['origin', 'credentials', 'headers'].map((name) =>
    headers.get(`access-control-allow-${name}`),
  )
}

test('a host with --only-specification is so in each of its worlds, also after a reset, until it is told otherwise', async () => {
  const base = node.url('/w/one')
  const only = (switches: string) => applyDirectives(base, `only:${switches}`)
  const plain = [APP, 'true', 'authorization, content-type']
  // A world is opened at its first use.
  const { call } = await signedIn(base, 'liza')
  expect(await preflight(base)).toEqual(plain)
  expect(await preflight(node.url(''))).toEqual(plain)
  await applyDirectives(base, 'reset')
  expect(await call('GET', '/users/me')).not.toHaveProperty('following')
  for (const [switches, ...allowed] of [
    ['any-origin', '*', null],
    ['no-credentials', APP, null],
    ['no-origin', null, null],
  ] as const) {
    await only(switches)
    expect((await preflight(base)).slice(0, 2)).toEqual(allowed)
  }
  await only('off')
  expect(await call('GET', '/users/me')).toHaveProperty('following')
  expect((await preflight(base))[2]).toContain('idempotency-key')
})

test('sockets are elsewhere, take their token after Bearer, or tell everybody all', async () => {
  const base = node.url('/w/two')
  const { token } = await signedIn(base, 'liza')
  const { token: others } = await signedIn(base, 'ana')
  await applyDirectives(base, 'only:other-sockets')
  const at = { reconnection: false, extraHeaders: { 'x-suki-world': 'two' } }
  const open = (token: string, path?: string) =>
    openSocket(node.url(''), token, { ...at, ...(path && { path }) })
  expect(await once(open(token), 'connect_error')).toBeInstanceOf(Error)
  await once(open(token, '/live/socket.io/'), 'connect')
  await applyDirectives(base, 'only:bearer-sockets')
  expect(await once(open(token), 'connect_error')).toMatchObject({
    message: 'unauthorized',
  })
  await once(open(`Bearer ${token}`), 'connect')
  await applyDirectives(base, 'only:everybody-events:uuid-ids')
  const stranger = open(others)
  await once(stranger, 'connect')
  const heard = new Promise<string>((resolve) => void stranger.onAny(resolve))
  await applyDirectives(base, 'say:riceCenter:Opo', token)
  expect(await heard).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('a host that could be is a state by its name, with further switches; a switch that nobody knows is refused', async () => {
  expect([...switchesOf('nestjs:ms-times')]).toEqual(
    expect.arrayContaining(['strict-fields', 'wrapped', 'ms-times']),
  )
  const { market, steer } = steered()
  expect(steer('only:nest')).toMatchObject([
    { reason: expect.stringContaining("no switch 'nest'") },
  ])
  expect(market.conditions.only).toBe('off')
})
