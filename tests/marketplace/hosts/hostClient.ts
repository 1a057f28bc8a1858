import { connect } from 'node:net'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { notify } from '#mocks/rules/notify.ts'
import type { World } from '#mocks/world/world.ts'

/** The origin of the app's pages. */
export const APP = 'http://app.example:4173'

/** Starts a host with a control API. */
export const startWith = (
  args: string[],
  log: (entry: Record<string, unknown>) => void = () => {},
) => startHost(readArgs(['--port', '0', '--control', '--origin', APP, ...args]), log)

/** A host for the tests of a file, with what it has logged. */
export function hostOfFile(...args: string[]) {
  const log: Record<string, unknown>[] = []
  let host: RunningHost | undefined
  beforeAll(async () => {
    host = await startWith(args, (entry) => void log.push(entry))
  })
  afterAll(() => host?.stop())
  const started = () => {
    if (!host) throw new Error('Only tests have a host')
    return host
  }
  return {
    log,
    get host() {
      return started()
    },
    /** An address of the host by its number, as `localhost` may be another one first. */
    url: (path: string) => started().url.replace('localhost', '127.0.0.1') + path,
  }
}

/**
 * A client of the world at a base address that is signed in as a named buyer. It expects each of
 * its calls to succeed.
 */
export async function signedIn(base: string, buyer: PersonaKey, sent: Record<string, string> = {}) {
  const token = (await applyDirectives(base, `as:${buyer}`)) as string
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...sent,
    }
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.status, `${method} ${path}: ${text.slice(0, 200)}`).toBeLessThan(300)
    return JSON.parse(text) as Body
  }
  return { token, call }
}

/** A socket, closed at the end of the test. */
export function openSocket(
  address: string,
  token: string,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Socket {
  const socket = io(address, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 40,
    ...options,
  })
  onTestFinished(() => void socket.close())
  return socket
}

/** What the next event of a name carries. */
export const once = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, resolve))

/** Liza is told something in a world. */
export const notifyIn = (world: World, display_picture: string | null = null) =>
  notify(world, {
    user_id: namedBuyers.liza.id,
    type: 'order-schedule',
    title: 'Weekly',
    body: 'Kumusta po',
    nav_id: 'a'.repeat(24),
    display_picture,
    theme: null,
  })

/**
 * Writes bytes to a TCP connection and returns everything received until it closes; a number among
 * the parts is a pause, ms.
 */
export function rawRequest(
  host: { url: string },
  ...parts: (string | Buffer | number)[]
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => {})
    const write = async () => {
      for (const part of parts) {
        if (typeof part === 'number') await wait(part)
        else socket.write(part)
      }
    }
    void write()
  })
}
