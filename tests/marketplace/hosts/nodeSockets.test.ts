import type { ManagerOptions, Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { hostOfFile, notifyIn, once, openSocket, rawRequest } from './hostClient.ts'

const node = hostOfFile('--products', '100')
afterEach(() => {
  expect(node.log.filter((entry) => 'error' in entry || 'violation' in entry)).toEqual([])
})
const open = (
  options: Partial<ManagerOptions>,
  namespace = '/',
  token = signInAs(node.host.simulation, 'liza') as string,
) => openSocket(node.url(namespace), token, { transports: undefined, ...options })
const steer = (text: string) => applyDirectives(node.host.url, text)

test.each<[string, Partial<ManagerOptions>, string]>([
  ['a default client, which polls first', {}, 'websocket'],
  ['long polling alone', { transports: ['polling'] }, 'polling'],
  ['websocket alone', { transports: ['websocket'] }, 'websocket'],
])(
  '%s is refused without a valid token, connects, hears and is heard, and connects again after sockets were down, RT-01 RT-05 PAY-10',
  async (_who, options, transport) => {
    expect(await once(open(options, '/', 'forged'), 'connect_error')).toMatchObject({
      message: 'unauthorized',
      data: { message: 'Please log in', code: 'unauthorized' },
    })
    expect(await once(open(options, '/payments'), 'connection')).toBe('Connected to payment status')
    const socket = open(options)
    await once(socket, 'connect')
    await expect.poll(() => socket.io.engine.transport.name).toBe(transport)
    const heard = once(socket, namedBuyers.liza.id)
    notifyIn(node.host.simulation.world)
    expect(await heard).toMatchObject({ title: 'Weekly', body: 'Kumusta po' })
    for (const buyer of ['liza', 'ana'] as const) {
      const online = { user_id: namedBuyers[buyer].id, type: 'buyer' }
      expect(await socket.timeout(2000).emitWithAck('online', online)).toBe(buyer === 'liza')
    }
    const gone = once(socket, 'disconnect')
    await steer('socket:down')
    expect(await gone).toMatch(/transport/)
    await once(socket.io as unknown as Socket, 'reconnect_error')
    const back = once(socket, 'connect')
    await steer('socket:up')
    await back
  },
)

test('a poll is answered once, by the socket server', async () => {
  node.log.length = 0
  const answer = await fetch(node.url('/socket.io/?EIO=4&transport=polling'))
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^0\{"sid":/)])
  expect(node.log).toEqual([])
})

test('a packet that is too large closes its connection, and no other', async () => {
  const [rude, other] = [open({ transports: ['polling'] }), open({ transports: ['polling'] })]
  await Promise.all([once(rude, 'connect'), once(other, 'connect')])
  const gone = once(rude, 'disconnect')
  rude.emit('online', 'x'.repeat(200_000))
  await gone
  expect(other.connected).toBe(true)
})

test.each([
  [
    '/api/products?limit=1',
    'h2c',
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n',
    /^HTTP\/1\.1 200 OK[^]*"items":\[\{/,
  ],
  ['/api/nowhere', 'websocket', '', /^HTTP\/1\.1 404 [^]*no_such_call/],
  ['/socket.io/?EIO=4&transport=polling', 'h2c', '', /^HTTP\/1\.1 200 OK[^]*"sid"/],
])(
  'an upgrade that is not served is ignored, the request gets its response: %s, %s',
  async (path, protocol, rest, answer) =>
    expect(
      await rawRequest(
        node.host,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n${rest}\r\n`,
      ),
    ).toMatch(answer),
)
