import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reconnectAutomatically } from '#api/live/reconnect.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives, controlClient } from '#mocks/hosts/node/control/client.ts'
import type { RunningHost } from '#mocks/hosts/node/run.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { APP, once, openSocket, startWith } from '../marketplace/hosts/hostClient.ts'

let host: RunningHost
let logged: Record<string, unknown>[] = []

beforeEach(async () => {
  logged = []
  host = await startWith(['--products', '50'], (entry) => logged.push(entry))
})
afterEach(() => host.stop())

const steer = (directives: string, token?: string) => applyDirectives(host.url, directives, token)
const list = (init?: RequestInit) => fetch(`${host.url}/api/products`, init)

test('the marketplace is controlled over HTTP: its answers fail, break off, are cut or never come', async () => {
  const { data } = await controlClient(host.url).POST('/directives', {
    body: { directives: 'fail:listProducts:503,fail:listProducts:204' },
  })
  expect(data).toMatchObject({
    refused: [{ directive: 'fail:listProducts:204' }],
    token: null,
  })
  expect([(await list()).status, (await list()).status]).toEqual([503, 200])
  await steer('drop:listProducts')
  await expect(list()).rejects.toThrow()
  await steer('bend:listProducts:empty,hang:listProducts,busy:listProducts:7')
  const empty = await list()
  expect([empty.status, empty.headers.get('content-length'), await empty.text()]).toEqual([
    200,
    '0',
    '',
  ])
  await expect(list({ signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/)
  const busy = await list({ headers: { origin: APP } })
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7'])
  expect(busy.headers.get('access-control-expose-headers')).toContain('retry-after')
  expect(await steer('nokey')).toBeNull()
  expect(host.simulation.conditions.keys).toBe('ignored')
})

test('a call that hangs keeps its connection until the client leaves, and no longer', async () => {
  await steer('hang:listProducts:2')
  const before = logged.length
  const leave = new AbortController()
  const calls = [1, 2].map(() => list({ signal: leave.signal }))
  await wait(100)
  expect(logged.slice(before)).toEqual([])
  leave.abort()
  for (const call of calls) await expect(call).rejects.toThrow()
  const hung = { operation: 'listProducts', status: 0 }
  await expect.poll(() => logged.slice(before)).toMatchObject([hung, hung])
})

test('both sockets of the app that were sent away come back and hear what happens, RT-02 PAY-10', async () => {
  // Node has no such events.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const token = (await steer('as:ana')) as string
  const sockets = ['', '/payments'].map((path) => openSocket(host.url + path, token))
  const heard: string[] = []
  const ends = sockets.map((socket) => {
    // As the app does on each connection; the marketplace ignores it on the other socket.
    socket.on(
      'connect',
      () => void socket.emit('online', { type: 'buyer', user_id: namedBuyers.ana.id }),
    )
    socket.onAny((name: string) => heard.push(name))
    return reconnectAutomatically(socket)
  })
  const areConnected = () => sockets.every(({ connected }) => connected)
  try {
    await expect.poll(areConnected).toBe(true)
    const left = Promise.all(sockets.map((socket) => once(socket, 'disconnect')))
    await steer('as:ana,socket:kick')
    expect(await left).toEqual(['io server disconnect', 'io server disconnect'])
    await expect.poll(areConnected).toBe(true)
    await steer('as:ana,socket:flood:4')
    await expect.poll(() => heard).toEqual(expect.arrayContaining([namedBuyers.ana.id, 'status']))
  } finally {
    for (const end of ends) end()
    vi.unstubAllGlobals()
  }
})

test('a bearer token names the buyer to whom a shop writes', async () => {
  const token = (await steer('as:ana')) as string
  await expect(steer('say:nena:Kumusta po')).rejects.toThrow(
    'say:nena: nobody is signed in: add as:NAME',
  )
  expect(await steer('say:nena:Kumusta po', token)).toBeNull()
  expect(
    host.simulation.world.tables.conversations.by('buyer_id', namedBuyers.ana.id),
  ).toMatchObject([{ latest_message: 'Kumusta po' }])
})

test('stopping finishes the current request and accepts no other', async () => {
  await steer('slow:listProducts:300')
  const slow = new Promise<number | undefined>((resolve, reject) =>
    httpRequest(`${host.url}/api/products`, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end(),
  )
  await expect.poll(async () => (await controlClient(host.url).GET('/calls')).data?.count).toBe(1)
  const stopped = host.stop()
  await expect(list()).rejects.toThrow()
  expect(await slow).toBe(200)
  await stopped
})

test('the host’s arguments have defaults, lists and times', () => {
  expect(readArgs([])).toMatchObject({
    port: 4010,
    origins: ['http://localhost:4173'],
    seed: 1,
    products: 2000,
    now: undefined,
    control: false,
    publicUrl: undefined,
    trustProxy: false,
    worlds: 16,
  })
  expect(readArgs(['--public-url', 'https://Market.test/']).publicUrl).toBe('https://market.test')
  expect(
    readArgs(['--origin', 'http://a.example,http://b.example/', '--origin', 'http://c.example'])
      .origins,
  ).toEqual(['http://a.example', 'http://b.example', 'http://c.example'])
  expect(readArgs(['--now', '2026-07-20T02:00:00Z']).now).toBe(Date.UTC(2026, 6, 20, 2))
})

test('a wrong argument is named in the error', () => {
  expect(() => readArgs(['--port', 'many'])).toThrow('--port')
  expect(() => readArgs(['--now', 'tomorrow'])).toThrow('--now')
  expect(() => readArgs(['--unheard-of'])).toThrow('--unheard-of')
  for (const address of ['market.test', 'ftp://market.test', 'https://market.test?a=1'])
    expect(() => readArgs(['--public-url', address])).toThrow('--public-url')
})
