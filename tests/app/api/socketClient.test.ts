import { type Client, Server, WebSocket as SimulatedWebSocket } from 'mock-socket'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

// Before the client is loaded, which looks for it once.
vi.stubGlobal('WebSocket', SimulatedWebSocket)
const { connect } = await import('#api/live/socketClient.ts')

const HANDSHAKE =
  '0{"sid":"1","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}'
const CONNECTED = '40{"sid":"2"}'

/** A host that sends packets as they are; Socket.IO's own server would send none of these. */
const host = new Server('ws://rude.example/socket.io/', { mock: false })
let [handshake, answer] = [HANDSHAKE, CONNECTED]
let peer: Client | undefined
host.on('connection', (client) => {
  peer = client
  client.send(handshake)
  client.on('message', (data) => String(data).startsWith('40') && client.send(answer))
})

const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
const sockets: Socket[] = []
beforeAll(() => {
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
  ;[handshake, answer] = [HANDSHAKE, CONNECTED]
  expect(uncaught.splice(0)).toEqual([])
})
afterAll(() => {
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
  host.stop()
  vi.unstubAllGlobals()
})

function open(): Socket {
  const socket = connect('http://rude.example', {
    forceNew: true,
    reconnectionDelay: 10,
    reconnectionDelayMax: 10,
  })
  sockets.push(socket)
  return socket
}
const heard = (socket: Socket, name: string) =>
  new Promise<unknown>((resolve) => void socket.once(name, resolve))

test('packets without a content or a name throw nothing, and later ones are received', async () => {
  const socket = open()
  await heard(socket, 'connect')
  const names: unknown[] = []
  socket.onAny((name: unknown) => names.push(name))
  for (const packet of [
    '42',
    '421',
    '42/',
    '42/,',
    '42/,7',
    '43',
    '431',
    '431[]',
    '2',
    '6',
    '42[7,8]',
    '42["one",null]',
    '427["two"]',
  ])
    peer?.send(packet)
  await expect.poll(() => names).toEqual([7, 'one', 'two'])
})

test.each(['44', '44/,', '44{}', '44"no"'])('%s is a refusal without a reason', async (packet) => {
  answer = packet
  expect(await heard(open(), 'connect_error')).toBeInstanceOf(Error)
})

test.each(['0', '0null', '0<html>'])(
  'after %s in place of a handshake the client reconnects',
  async (packet) => {
    handshake = packet
    const socket = open()
    await heard(socket.io as unknown as Socket, 'reconnect_attempt')
    handshake = HANDSHAKE
    await heard(socket, 'connect')
    expect(socket.connected).toBe(true)
  },
)

test.each(['42{', '42null', '42[null]', '45x', '45-["x"]', '4?', '4', '0null'])(
  'after %s in place of an event the client reconnects',
  async (packet) => {
    const socket = open()
    await heard(socket, 'connect')
    const gone = heard(socket, 'disconnect')
    peer?.send(packet)
    await gone
    await heard(socket, 'connect')
    expect(socket.connected).toBe(true)
  },
)
