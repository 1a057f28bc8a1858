import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { root } from '../../sources.ts'
import { orderOf } from '../support/order.ts'
import { once, openSocket, signedIn } from './hostClient.ts'

// A process of its own, so that only the host uses its memory, and a flood does not come from the
// thread that has to answer it.
let host: ChildProcess
let url: string
beforeAll(async () => {
  const args = ['mocks/hosts/node.ts', '--port', '0', '--products', '300', '--control']
  host = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: host.stdout as NodeJS.ReadableStream })) {
    url = (JSON.parse(line) as { listening: string }).listening
    break
  }
  host.stdout?.resume()
})
afterAll(() => void host.kill())

const MB = 1_000_000
/** The memory of the host, bytes; 0 where the system does not tell. */
function memory(): number {
  try {
    const status = readFileSync(`/proc/${host.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
  } catch {
    return 0
  }
}
/** Expects that the host still serves others, without much more memory than before. */
async function expectServed(before: number): Promise<void> {
  expect((await fetch(`${url}/api/products`)).status).toBe(200)
  expect(host.exitCode, 'the exit code of the host').toBe(null)
  expect((memory() - before) / MB, 'the memory that has come to the host, MB').toBeLessThan(250)
}

/** Writes so many bytes to a connection, as fast as it takes them, until it is closed. */
async function flood(socket: Socket, bytes: number): Promise<number> {
  const chunk = Buffer.alloc(65_536, 'a')
  const frame = Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')])
  let sent = 0
  while (sent < bytes && !socket.destroyed) {
    if (!socket.write(frame))
      await new Promise<void>((resolve) => {
        const go = () => {
          for (const event of ['drain', 'close']) socket.off(event, go)
          resolve()
        }
        for (const event of ['drain', 'close']) socket.on(event, go)
      })
    sent += chunk.length
  }
  return sent
}

test.each(['/api/auth', '/api/files', '/nothing'])(
  'a body of 1 GB that is really sent to %s is refused, and others are served',
  async (path) => {
    const before = memory()
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    let answer = ''
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const flooded = flood(socket, 1000 * MB)
    while (!answer.startsWith('HTTP') && !socket.destroyed)
      expect((await fetch(`${url}/api/products?limit=1`)).status).toBe(200)
    await flooded
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    await expectServed(before)
  },
)

test('a flood of frames is taken, and events still arrive at others', async () => {
  const before = memory()
  const [liza, carlo] = [await signedIn(url, 'liza'), await signedIn(url, 'carlo')]
  const [flooding, other] = [openSocket(url, liza.token), openSocket(url, carlo.token)]
  await Promise.all([once(flooding, 'connect'), once(other, 'connect')])
  const presence = { type: 'buyer', user_id: namedBuyers.liza.id }
  for (let n = 0; n < 100_000; n += 1)
    flooding.emit(n % 2 ? 'online' : 'nonsense', n % 3 ? presence : n)
  const heard = once(other, namedBuyers.carlo.id)
  // On a new connection: the host may have closed the first one, idle during the flood.
  expect((await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
  await carlo.call('POST', '/transactions', orderOf('carlo', 'freshMilk'))
  expect(await heard).toMatchObject({ type: 'orders' })
  expect(await flooding.emitWithAck('online', presence), 'after all that was sent').toBe(true)
  await expectServed(before)
})

test('clients that ask for much and read nothing keep nobody waiting', async () => {
  const before = memory()
  const { port } = new URL(url)
  const slow = Array.from({ length: 20 }, () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
    socket.pause()
    for (let n = 0; n < 200; n += 1) socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  })
  const { token } = await signedIn(url, 'mia')
  const reader = openSocket(url, token)
  await once(reader, 'connect')
  // The websocket's own connection: it takes in nothing from now on.
  const transport = reader.io.engine.transport as unknown as { ws: { _socket?: Socket } }
  transport.ws._socket?.pause()
  await applyDirectives(url, 'as:mia,socket:flood:5000')
  for (let n = 0; n < 50; n += 1)
    expect((await fetch(`${url}/api/products?limit=1`)).status).toBe(200)
  await expectServed(before)
  for (const socket of slow) socket.destroy()
})
