import { afterEach, beforeEach, expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { applyDirectives, controlClient } from '#mocks/hosts/node/control/client.ts'
import type { RunningHost } from '#mocks/hosts/node/run.ts'
import { orderOf } from '../support/order.ts'
import { notifyIn, once, openSocket, signedIn, startWith } from './hostClient.ts'

const MOST = 8
let host: RunningHost
const log: Record<string, unknown>[] = []
beforeEach(async () => {
  log.length = 0
  host = await startWith(['--products', '200', '--worlds', String(MOST)], (entry) =>
    log.push(entry),
  )
})
afterEach(async () => {
  await host.stop()
  expect(log.filter((entry) => 'error' in entry || 'violation' in entry)).toEqual([])
})

const { id: liza } = namedBuyers.liza
const { id: milk, stocks } = namedProducts.freshMilk
const base = (world: string) => `${host.url}/w/${world}`
const tablesOf = (world: string) => host.worlds.open(world).simulation.world.tables
const names = () => host.worlds.all().map(({ name }) => name)
const stockIn = (world: string) => tablesOf(world).products.get(milk)?.stocks

async function order(world: string, quantity: number): Promise<void> {
  const { call } = await signedIn(base(world), 'liza')
  await call('POST', '/transactions', orderOf('liza', 'freshMilk', { quantity }))
}

test('eight worlds at once: each has its own order and cart, and no row of another one', async () => {
  const clients = Array.from({ length: MOST }, (_, n) => `client-${n + 1}`)
  const { eggs } = namedProducts
  const before = new Set([...host.simulation.world.tables.orders.all()].map(({ _id }) => _id))
  await Promise.all(
    clients.map(async (name, n) => {
      await order(name, n + 1)
      const { call } = await signedIn(base(name), 'ana')
      await call('POST', '/carts', {
        productId: eggs.id,
        shopId: shopId(eggs.shop),
        quantity: n + 1,
      })
    }),
  )
  for (const [n, name] of clients.entries()) {
    const { orders, cartLines } = tablesOf(name)
    const placed = [...orders.all()].filter(({ _id }) => !before.has(_id))
    const inCart = cartLines
      .by('user_id', namedBuyers.ana.id)
      .filter(({ product_id }) => product_id === eggs.id)
    const quantity = n + 1
    expect([placed, inCart], name).toMatchObject([[{ items: [{ quantity }] }], [{ quantity }]])
    expect(stockIn(name), name).toBe(stocks - n - 1)
  }
  expect(host.simulation.world.tables.orders.size).toBe(before.size)
  expect(stockIn('')).toBe(stocks)
})

test('a world is named by a path or by a header, of which the path counts; none is the default one', async () => {
  await order('a', 2)
  for (const [address, world, left] of [
    ['/w/a', null, stocks - 2],
    ['', 'a', stocks - 2],
    ['/w/a', 'b', stocks - 2],
    ['', null, stocks],
    ['/w/', null, undefined],
    ['/w/.hidden', null, undefined],
    ['', 'no spaces', undefined],
  ] as const) {
    const headers: HeadersInit = world ? { 'X-Suki-World': world } : {}
    const found = await fetch(`${host.url}${address}/api/products/${milk}`, { headers })
    const { stocks: shown } = (await found.json()) as { stocks?: number }
    expect([found.status, shown], `${address} ${world}`).toEqual([left ? 200 : 404, left])
  }
  expect(names()).toEqual(['', 'a'])
})

test('the longest unused world goes when there are too many, with its connections; its name opens another one', async () => {
  const visit = (world: string) => fetch(`${base(world)}/api/products?limit=1`)
  await visit('used')
  await order('first', 1)
  const { token } = await signedIn(base('first'), 'liza')
  const socket = openSocket(base('first'), token)
  await once(socket, 'connect')
  const gone = once(socket, 'disconnect')
  for (let n = 3; n <= MOST; n++) await visit(`other-${n}`)
  expect(names()).toContain('first')
  await visit('used')
  await visit('one-more')
  expect(names()).not.toContain('first')
  expect(names()).toHaveLength(MOST + 1)
  // After a closed transport a client connects again, here to a new world.
  expect(await gone).toMatch(/transport/)
  await once(socket, 'connect')
  expect(stockIn('first')).toBe(stocks)
  expect(names()).toContain('used')
  expect(names()).not.toContain('other-3')
})

test('a world is reset by itself: its sockets stay, its journal is empty, and no other world changes', async () => {
  await Promise.all([order('a', 1), order('b', 1)])
  const { token } = await signedIn(base('a'), 'liza')
  const socket = openSocket(base('a'), token)
  await once(socket, 'connect')
  expect((await controlClient(base('a')).POST('/reset')).response.status).toBe(204)
  expect([stockIn('a'), stockIn('b')]).toEqual([stocks, stocks - 1])
  expect((await controlClient(base('a')).GET('/calls')).data?.calls).toEqual([])
  expect((await controlClient(base('b')).GET('/calls')).data?.count).toBe(1)
  const heard = once(socket, liza)
  notifyLiza('a')
  expect(await heard).toMatchObject({ title: 'Weekly' })
})

const notifyLiza = (world: string) => notifyIn(host.worlds.open(world).simulation.world)

test.each([
  ['the path of its address', () => base('a'), {}],
  ['the header X-Suki-World', () => host.url, { 'X-Suki-World': 'a' }],
])('a socket hears only its own world, named by %s', async (_how, address, extraHeaders) => {
  const { token } = await signedIn(base('a'), 'liza')
  const inA = openSocket(address(), token, { extraHeaders })
  const inDefault = openSocket(host.url, token)
  const heard: string[] = []
  inA.on(liza, () => heard.push('a'))
  inDefault.on(liza, () => heard.push('default'))
  await Promise.all([once(inA, 'connect'), once(inDefault, 'connect')])
  notifyLiza('a')
  notifyLiza('b')
  await expect.poll(() => heard).toEqual(['a'])
  notifyLiza('')
  await expect.poll(() => heard).toEqual(['a', 'default'])
  const payments = openSocket(`${address()}/payments`, token, { extraHeaders })
  expect(await once(payments, 'connection')).toBe('Connected to payment status')
})

test('sockets that are down in one world stay up in the others', async () => {
  const { token } = await signedIn(base('a'), 'liza')
  const [inA, inB] = [openSocket(base('a'), token), openSocket(base('b'), token)]
  await Promise.all([once(inA, 'connect'), once(inB, 'connect')])
  const gone = once(inA, 'disconnect')
  await applyDirectives(base('a'), 'socket:down')
  expect(await gone).toMatch(/transport/)
  await expect
    .poll(async () => (await controlClient(base('a')).GET('/state')).data?.sockets)
    .toBe(0)
  expect([inA.connected, inB.connected]).toEqual([false, true])
  const back = once(inA, 'connect')
  await applyDirectives(base('a'), 'socket:up')
  await back
})
