import { io, type ManagerOptions, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { notify } from '#mocks/rules/notify.ts'
import { rawRequest } from './rawRequest.ts'

const APP = 'http://app.example:4173'
const log: Record<string, unknown>[] = []
let host: RunningHost
let token: string
const sockets: Socket[] = []

beforeAll(async () => {
  host = await startHost(
    readArgs(['--port', '0', '--origin', APP, '--products', '100', '--control']),
    (entry) => void log.push(entry),
  )
  token = signInAs(host.simulation, 'liza') as string
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
  expect(log.filter((entry) => 'error' in entry || 'violation' in entry)).toEqual([])
})
afterAll(() => host.stop())

const url = (path: string) => host.url.replace('localhost', '127.0.0.1') + path
function open(
  options: Partial<ManagerOptions>,
  held: string | null = token,
  namespace = '/',
): Socket {
  const auth = held === null ? {} : { token: held }
  const socket = io(url(namespace), {
    auth,
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 40,
    ...options,
  })
  sockets.push(socket)
  return socket
}
const once = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => void socket.once(event, resolve))
const steer = (text: string) => applyDirectives(host.url, text)

describe('the sockets, by every transport of a Socket.IO client, RT-01 RT-05', () => {
  const ways: [string, Partial<ManagerOptions>, string][] = [
    ['a default client, which polls first', {}, 'websocket'],
    ['long polling alone', { transports: ['polling'] }, 'polling'],
    ['websocket alone', { transports: ['websocket'] }, 'websocket'],
  ]

  test.each(ways)('%s connects, hears and is heard', async (_who, options, transport) => {
    const socket = open(options)
    await once(socket, 'connect')
    await expect.poll(() => socket.io.engine.transport.name).toBe(transport)
    const heard = once(socket, namedBuyers.liza.id)
    const about = {
      type: 'order-schedule',
      title: 'Weekly',
      body: 'Kumusta po',
      nav_id: 'a'.repeat(24),
      display_picture: null,
      theme: null,
    } as const
    notify(host.simulation.world, { user_id: namedBuyers.liza.id, ...about })
    expect(await heard).toMatchObject({ title: 'Weekly', body: 'Kumusta po' })
    const online = { user_id: namedBuyers.liza.id, type: 'buyer' }
    expect(await socket.timeout(2000).emitWithAck('online', online)).toBe(true)
    expect(
      await socket.timeout(2000).emitWithAck('online', { ...online, user_id: namedBuyers.ana.id }),
    ).toBe(false)
  })

  test.each(ways)('%s hears the greeting of the payment socket, PAY-10', async (_who, options) => {
    expect(await once(open(options, token, '/payments'), 'connection')).toBe(
      'Connected to payment status',
    )
  })

  test.each(ways)('%s without a valid token is refused', async (_who, options) => {
    for (const held of [null, 'forged']) {
      const error = (await once(open(options, held), 'connect_error')) as Error & { data?: unknown }
      expect([error.message, error.data]).toEqual([
        'unauthorized',
        { message: 'Please log in', code: 'unauthorized' },
      ])
    }
  })

  test.each(ways)('%s connects again after sockets were down', async (_who, options) => {
    const socket = open(options)
    await once(socket, 'connect')
    const gone = once(socket, 'disconnect')
    await steer('socket:down')
    expect(await gone).toMatch(/transport/)
    await once(socket.io as unknown as Socket, 'reconnect_error')
    const back = once(socket, 'connect')
    await steer('socket:up')
    await back
  })
})

describe('requests of the sockets', () => {
  const poll = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url('/socket.io/?EIO=4&transport=polling'), { method, headers })

  test('a poll is answered once, by the socket server', async () => {
    log.length = 0
    const answer = await poll()
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^0\{"sid":/)])
    expect(log).toEqual([])
  })

  test('pages of the app may poll with credentials, others may not', async () => {
    const allowed = await poll({ origin: APP })
    expect(allowed.headers.get('access-control-allow-origin')).toBe(APP)
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    expect(
      (await poll({ origin: 'http://evil.example' })).headers.get('access-control-allow-origin'),
    ).toBeNull()
    const preflight = await poll(
      {
        origin: APP,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-a',
      },
      'OPTIONS',
    )
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      APP,
    ])
  })

  test('a packet that is too large closes its connection, and no other', async () => {
    const [rude, other] = [open({ transports: ['polling'] }), open({ transports: ['polling'] })]
    await Promise.all([once(rude, 'connect'), once(other, 'connect')])
    const gone = once(rude, 'disconnect')
    rude.emit('online', 'x'.repeat(200_000))
    await gone
    expect(other.connected).toBe(true)
  })
})

const upgrade = (path: string, protocol: string, rest = '') =>
  rawRequest(
    host,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n${rest}\r\n`,
  )

test('an upgrade that is not served is ignored: the request gets its response', async () => {
  expect(
    await upgrade('/api/products?limit=1', 'h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n'),
  ).toMatch(/^HTTP\/1\.1 200 OK[^]*"items":\[\{/)
  expect(await upgrade('/api/nowhere', 'websocket')).toMatch(/^HTTP\/1\.1 404 [^]*no_such_call/)
  expect(await upgrade('/socket.io/?EIO=4&transport=polling', 'h2c')).toMatch(
    /^HTTP\/1\.1 200 OK[^]*"sid"/,
  )
  expect(await rawRequest(host, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [^]*malformed_request/,
  )
})
