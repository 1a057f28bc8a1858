import { expect, test } from 'vitest'
import { switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { APP, hostOfFile, once, openSocket, signedIn } from './hostClient.ts'
import { steered } from './steered.ts'

type Body = Record<string, unknown>

test.each([
  ['uuid-ids', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ['digit-ids', /^\d{29,30}$/],
  ['number-ids', /^\d{15}$/],
])('%s: a client that knows no other ids shops with them', async (name, form) => {
  const host = steered(`only:${name}`)
  const me = (await host.ask('GET', '/users/me')).body as Body
  expect(String(me._id)).toMatch(form)
  expect(typeof me._id).toBe(name === 'number-ids' ? 'number' : 'string')
  const page = (await host.ask('GET', `/products?session=${String(me._id)}`)).body as {
    items: { _id: unknown; product_name: string; shop: { _id: unknown } }[]
  }
  const [first] = page.items
  const line = { productId: first?._id, shopId: first?.shop._id, quantity: 3 }
  expect((await host.ask('POST', '/carts', line)).status).toBe(201)
  const cart = await host.ask('GET', `/carts/user/${String(me._id)}`)
  expect(JSON.stringify(cart.body)).toContain(JSON.stringify(first?._id))
  expect(JSON.stringify(cart.body)).not.toMatch(/\b[0-9a-f]{24}\b/)
  const one = await host.ask('GET', `/products/${String(first?._id)}`)
  expect(one.body).toMatchObject({ _id: first?._id, product_name: first?.product_name })
  const talk = { buyer_id: me._id, seller_id: first?.shop._id }
  const { body } = await host.ask('POST', '/conversations', talk)
  const { conversation_id } = body as Body
  const said = await host.ask('POST', '/conversations/chat', {
    ...talk,
    conversation_id,
    sender: 'buyer',
    receiver: first?.shop._id,
    type: 'text',
    content: 'Kumusta po',
  })
  expect(said.status).toBe(201)
  const [sent] = host.sent.filter(({ event }) => event === 'onChatMessage')
  expect(sent).toMatchObject({
    wire: { name: String(conversation_id) },
    payload: { conversation_id, buyer_id: me._id },
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
  const plain = [APP, 'true', 'authorization, content-type']
  // A world is opened at its first use.
  const { call } = await signedIn(base, 'liza')
  expect(await preflight(base)).toEqual(plain)
  expect(await preflight(node.url(''))).toEqual(plain)
  await applyDirectives(base, 'reset')
  expect(await call('GET', '/users/me')).not.toHaveProperty('following')
  await applyDirectives(base, 'only:any-origin')
  expect((await preflight(base)).slice(0, 2)).toEqual(['*', null])
  await applyDirectives(base, 'only:no-credentials')
  expect((await preflight(base)).slice(0, 2)).toEqual([APP, null])
  await applyDirectives(base, 'only:no-origin')
  expect((await preflight(base)).slice(0, 2)).toEqual([null, null])
  await applyDirectives(base, 'only:off')
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
