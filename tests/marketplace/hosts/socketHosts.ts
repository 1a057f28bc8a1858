import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io-client'
import { afterAll, expect } from 'vitest'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { serveSockets, type SocketLink } from '#mocks/transport/sockets/socket.ts'
import { USER } from './contractEvents.ts'
import { openSocket } from './hostClient.ts'
import { pageSockets } from './pageSockets.ts'

export const LIZA = USER
const pings = { pingInterval: 150, pingTimeout: 300 }

/** A marketplace of two buyers whose tokens are their names; it records what sockets send. */
function createLink() {
  const listeners = new Set<Parameters<SocketLink['subscribe']>[0]>()
  const enders = new Set<Parameters<SocketLink['onSessionsEnded']>[0]>()
  const users = new Map([
    ['liza', LIZA],
    ['liza elsewhere', LIZA],
    ['marco', 'b'.repeat(24)],
  ])
  const heard: unknown[] = []
  const link: SocketLink = {
    authenticate: (token) => users.get(token ?? '') ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onSessionsEnded: (listener) => {
      enders.add(listener)
      return () => enders.delete(listener)
    },
    announce: (_socketId, userId, event, payload) => {
      heard.push([event, userId, payload])
      return (payload as { type?: string } | undefined)?.type === 'buyer'
    },
    disconnected: () => heard.push(['left']),
  }
  const emit = (event: string, userId: string, payload: unknown, rest: object = {}) =>
    listeners.forEach((tell) => tell({ event, userId, payload, ...rest } as SentEvent))
  const end = (token: string) => {
    const userId = users.get(token) ?? ''
    users.delete(token)
    enders.forEach((tell) => tell(userId))
  }
  return { link, heard, emit, end }
}

export interface Host {
  url: string
  transports: never
  market: ReturnType<typeof createLink>
  drop(): void
  setReachable(reachable: boolean): void
  close(): void
}

async function realHost(): Promise<Host> {
  const market = createLink()
  const http = createServer()
  let reachable = true
  const server = new Server(http, {
    transports: ['websocket'],
    ...pings,
    allowRequest: (_request, decide) => decide(null, reachable),
  })
  serveSockets(server, market.link)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { clients } = server.engine as unknown as {
    clients: Record<string, { transport: { socket: { terminate(): void } } }>
  }
  const drop = () => Object.values(clients).forEach(({ transport }) => transport.socket.terminate())
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    transports: ['websocket'] as never,
    market,
    drop,
    setReachable(next) {
      reachable = next
      if (!next) drop()
    },
    close: () => void server.close(),
  }
}

function simulatedHost(): Host {
  const market = createLink()
  const { server, ...client } = pageSockets(market.link, pings)
  return {
    ...client,
    market,
    drop: () => server.drop(),
    setReachable: (reachable) => server.setReachable(reachable),
    close: () => server.close(),
  }
}

const hosts = [await realHost(), simulatedHost()] as const
afterAll(() => hosts.forEach((host) => host.close()))

/** A client that logs all its events. */
export function connect(host: Host, namespace: string, token: unknown, log: unknown[]): Socket {
  const socket = openSocket(host.url + namespace, token, { transports: host.transports })
  socket.on('connect', () => log.push(['connect', typeof socket.id]))
  socket.on('connect_error', (error) =>
    log.push(['connect_error', error.message, (error as { data?: unknown }).data]),
  )
  socket.on('disconnect', (reason) => log.push(['disconnect', reason]))
  socket.onAny((...event) => log.push(event))
  return socket
}

/** The same for several, once all are connected and greeted. */
export async function connected(
  host: Host,
  ...ways: [namespace: string, token: string, log: unknown[]][]
): Promise<Socket[]> {
  const sockets = ways.map(([namespace, token, log]) => connect(host, namespace, token, log))
  await until(() => sockets.every((socket) => socket.connected))
  await wait(60)
  for (const [, , log] of ways) log.sort()
  return sockets
}

/** Runs one script against both hosts, whose logs have to be the same; returns it. */
export async function sameLog(
  script: (host: Host, log: unknown[]) => Promise<Socket[]>,
): Promise<unknown[]> {
  const [real, simulated] = await logsOf(script)
  expect(simulated).toEqual(real)
  return simulated
}

/** Runs one script against both hosts and returns the two logs. */
export async function logsOf(
  script: (host: Host, log: unknown[]) => Promise<Socket[]>,
): Promise<[unknown[], unknown[]]> {
  const run = async (host: Host) => {
    const log: unknown[] = []
    host.market.heard.length = 0
    for (const socket of await script(host, log)) socket.close()
    await wait(60)
    return [...log, { heard: [...host.market.heard] }]
  }
  return [await run(hosts[0]), await run(hosts[1])]
}

/** Waits for at most a second. */
export const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 100 && !condition(); tries++) await wait(10)
}

export const named = (log: unknown[], name: string) =>
  log.filter((entry) => (entry as string[])[0] === name) as string[][]
