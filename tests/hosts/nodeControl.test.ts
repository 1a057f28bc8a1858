import { request as httpRequest } from 'node:http'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reconnectAutomatically } from '#api/live/reconnect.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives, controlClient } from '#mocks/hosts/node/control/client.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { wait } from '#mocks/hosts/timers.ts'

let host: RunningHost
let logged: Record<string, unknown>[] = []

beforeEach(async () => {
  logged = []
  host = await startHost(readArgs(['--port', '0', '--products', '50', '--control']), (entry) =>
    logged.push(entry),
  )
})
afterEach(() => host.stop())

const steer = (directives: string, token?: string) => applyDirectives(host.url, directives, token)

test('the marketplace is controlled over HTTP', async () => {
  const { data } = await controlClient(host.url).POST('/directives', {
    body: { directives: 'fail:listProducts:503,fail:listProducts:204' },
  })
  expect(data).toEqual({
    refused: [
      {
        directive: 'fail:listProducts:204',
        reason: expect.stringContaining('STATUS is a whole number from 400 to 599'),
      },
    ],
    token: null,
  })
  expect((await fetch(`${host.url}/api/products`)).status).toBe(503)
  expect((await fetch(`${host.url}/api/products`)).status).toBe(200)
  await steer('drop:listProducts')
  await expect(fetch(`${host.url}/api/products`)).rejects.toThrow()
  await steer('bend:listProducts:empty,bend:listProducts:null,hang:listProducts')
  const empty = await fetch(`${host.url}/api/products`)
  expect([empty.status, empty.headers.get('content-length'), await empty.text()]).toEqual([
    200,
    '0',
    '',
  ])
  expect(await (await fetch(`${host.url}/api/products`)).json()).toBeNull()
  await expect(
    fetch(`${host.url}/api/products`, { signal: AbortSignal.timeout(150) }),
  ).rejects.toThrow(/timeout/)
  expect((await fetch(`${host.url}/api/products`)).status).toBe(200)
  expect(await steer('nokey')).toBeNull()
  expect(host.simulation.conditions.keys).toBe('ignored')
  expect(await steer('as:liza')).toContain('.')
})

test('a busy host says to other origins too when to come back', async () => {
  await steer('busy:listProducts:7')
  const answer = await fetch(`${host.url}/api/products`, {
    headers: { origin: 'http://localhost:4173' },
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
})

test('a call that hangs keeps its connection until the client leaves, and no longer', async () => {
  await steer('hang:listProducts:2')
  const before = logged.length
  const leave = new AbortController()
  const calls = [1, 2].map(() => fetch(`${host.url}/api/products`, { signal: leave.signal }))
  await wait(100)
  expect(logged.slice(before)).toEqual([])
  leave.abort()
  for (const call of calls) await expect(call).rejects.toThrow()
  await expect
    .poll(() => logged.slice(before))
    .toMatchObject([
      { operation: 'listProducts', status: 0 },
      { operation: 'listProducts', status: 0 },
    ])
})

test('`socket:kick` ends the connections of the buyer’s sockets; Socket.IO does not reconnect by itself', async () => {
  const token = await steer('as:ana')
  const socket = io(host.url, { transports: ['websocket'], auth: { token }, forceNew: true })
  try {
    await new Promise<void>((resolve) => socket.on('connect', resolve))
    await socket.emitWithAck('online', { type: 'buyer', user_id: namedBuyers.ana.id })
    const left = new Promise((resolve) => socket.on('disconnect', resolve))
    await steer('as:ana,socket:kick')
    expect(await left).toBe('io server disconnect')
    expect(socket.active).toBe(false)
  } finally {
    socket.close()
  }
})

test('both sockets of the app that were sent away come back and hear what happens, RT-02 PAY-10', async () => {
  // Node has no such events.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const token = await steer('as:ana')
  const sockets = ['', '/payments'].map((path) =>
    io(host.url + path, { transports: ['websocket'], auth: { token }, forceNew: true }),
  )
  const heard: string[] = []
  const ends = sockets.map((socket) => {
    // As the app does on each connection of the chat socket; the marketplace ignores it on the
    // other one.
    socket.on(
      'connect',
      () => void socket.emit('online', { type: 'buyer', user_id: namedBuyers.ana.id }),
    )
    socket.onAny((name: string) => heard.push(name))
    return reconnectAutomatically(socket)
  })
  try {
    await expect.poll(() => sockets.every(({ connected }) => connected)).toBe(true)
    const left = Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
    )
    await steer('as:ana,socket:kick')
    expect(await left).toEqual(['io server disconnect', 'io server disconnect'])
    await expect
      .poll(() => sockets.every(({ connected }) => connected), { timeout: 5000 })
      .toBe(true)
    await steer('as:ana,socket:flood:4')
    await expect
      .poll(() => heard, { timeout: 5000 })
      .toEqual(expect.arrayContaining([namedBuyers.ana.id, 'status']))
  } finally {
    for (const end of ends) end()
    for (const socket of sockets) socket.close()
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
  const slow = new Promise<number | undefined>((resolve) =>
    httpRequest(`${host.url}/api/products`, ({ statusCode }) => resolve(statusCode)).end(),
  )
  await wait(100)
  const stopped = host.stop()
  await expect(fetch(`${host.url}/api/products`)).rejects.toThrow()
  expect(await slow).toBe(200)
  await stopped
})
