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

/** A client of the world at a base address for a named buyer; each of its calls has to succeed. */
export async function signedIn(base: string, buyer: PersonaKey, sent: Record<string, string> = {}) {
  const token = (await applyDirectives(base, `as:${buyer}`)) as string
  const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...sent },
      body: body && JSON.stringify(body),
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
  token: unknown,
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
export function notifyIn(world: World, display_picture: string | null = null): void {
  const words = { title: 'Weekly', body: 'Kumusta po', nav_id: 'a'.repeat(24), theme: null }
  notify(world, {
    user_id: namedBuyers.liza.id,
    type: 'order-schedule',
    display_picture,
    ...words,
  })
}

/** Writes to a TCP connection, with pauses (ms); returns what it receives until it closes. */
export function rawRequest(
  host: { port: number },
  ...parts: (string | Buffer | number)[]
): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(host.port, '127.0.0.1')
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
