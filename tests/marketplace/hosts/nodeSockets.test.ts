import type { ManagerOptions, Socket } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { hostOfFile, notifyIn, once, openSocket } from './hostClient.ts'
import { rawRequest } from './rawRequest.ts'

const node = hostOfFile('--products', '100')
afterEach(() => {
  expect(node.log.filter((entry) => 'error' in entry || 'violation' in entry)).toEqual([])
})
const tokenOf = (buyer: PersonaKey) => signInAs(node.host.simulation, buyer) as string
const open = (options: Partial<ManagerOptions>, token = tokenOf('liza'), namespace = '/') =>
  openSocket(node.url(namespace), token, { transports: undefined, ...options })
const steer = (text: string) => applyDirectives(node.host.url, text)

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
    notifyIn(node.host.simulation.world)
    expect(await heard).toMatchObject({ title: 'Weekly', body: 'Kumusta po' })
    for (const [buyer, isTrue] of [
      ['liza', true],
      ['ana', false],
    ] as const) {
      const online = { user_id: namedBuyers[buyer].id, type: 'buyer' }
      expect(await socket.timeout(2000).emitWithAck('online', online)).toBe(isTrue)
    }
  })

  test.each(ways)('%s hears the greeting of the payment socket, PAY-10', async (_who, options) => {
    expect(await once(open(options, undefined, '/payments'), 'connection')).toBe(
      'Connected to payment status',
    )
  })

  test.each(ways)('%s without a valid token is refused', async (_who, options) => {
    const error = (await once(open(options, 'forged'), 'connect_error')) as { data?: unknown }
    expect(error).toMatchObject({
      message: 'unauthorized',
      data: { message: 'Please log in', code: 'unauthorized' },
    })
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

test('a change of password closes the sockets of the account’s other sessions, its deletion those that are left, PROFILE-23 OPEN-30', async () => {
  const [here, elsewhere] = [tokenOf('mia'), tokenOf('mia')]
  const sockets = [here, elsewhere].flatMap((token) =>
    ['/', '/payments'].map((namespace) => open({}, token, namespace)),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(node.url(path), {
      method,
      headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
  }
  const left = sockets.map((socket) => once(socket, 'disconnect'))
  await call('PUT', '/api/users/change-password', {
    old_password: namedBuyers.mia.password,
    new_password: 'bagong-poblacion',
  })
  await Promise.all(left.slice(2))
  expect(sockets.map((socket) => socket.connected)).toEqual([true, true, false, false])
  await call('DELETE', '/api/users', { confirmation: 'DELETE' })
  expect(new Set(await Promise.all(left))).toEqual(new Set(['io server disconnect']))
})

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

test('an upgrade that is not served is ignored: the request gets its response', async () => {
  const upgrade = (path: string, protocol: string, rest = '') =>
    rawRequest(
      node.host,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n${rest}\r\n`,
    )
  expect(
    await upgrade('/api/products?limit=1', 'h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n'),
  ).toMatch(/^HTTP\/1\.1 200 OK[^]*"items":\[\{/)
  expect(await upgrade('/api/nowhere', 'websocket')).toMatch(/^HTTP\/1\.1 404 [^]*no_such_call/)
  expect(await upgrade('/socket.io/?EIO=4&transport=polling', 'h2c')).toMatch(
    /^HTTP\/1\.1 200 OK[^]*"sid"/,
  )
})
