import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { expect, onTestFinished } from 'vitest'
import type { PersonaKey } from '#fixtures/named.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'

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
