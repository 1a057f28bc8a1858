import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { io, type Socket } from 'socket.io-client'
import { afterAll, describe, expect, test } from 'vitest'
import { after, wait } from '../../mocks/hosts/timers.ts'
import { SimulatedServer } from '../../mocks/transport/socketio.ts'
import { SimulatedTransport } from '../../mocks/transport/socketioTransport.ts'
import { serveSockets, type SocketLink } from '../../mocks/transport/socket.ts'
import type { BusEvent, BusListener } from '../../mocks/world/bus.ts'

const LIZA = 'a'.repeat(24)
const MARCO = 'b'.repeat(24)
const CONVERSATION = 'c'.repeat(24)
const pings = { pingInterval: 150, pingTimeout: 300 }

/** A marketplace of two buyers whose tokens are their names, one with a session elsewhere too; it notes what the sockets tell it. */
function createLink() {
  const listeners = new Set<BusListener>()
  const enders = new Set<(userId: string) => void>()
  const users = new Map([
    ['liza', LIZA],
    ['liza elsewhere', LIZA],
    ['marco', MARCO],
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
  const emit = (event: string, userId: string, payload: unknown) =>
    listeners.forEach((tell) => tell({ event, userId, payload } as BusEvent))
  /** Ends the session of a token. */
  const end = (token: string) => {
    const userId = users.get(token) ?? ''
    users.delete(token)
    enders.forEach((tell) => tell(userId))
  }
  return { link, heard, emit, end }
}

interface Host {
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
  const server = new Server(http, { transports: ['websocket'], ...pings, allowRequest: (_request, decide) => decide(null, reachable) })
  serveSockets(server, market.link)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const drop = () =>
    Object.values(
      (server.engine as unknown as { clients: Record<string, { transport: { socket: { terminate(): void } } }> }).clients,
    ).forEach((client) => client.transport.socket.terminate())
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
  const server = new SimulatedServer('ws://parity.example/socket.io/', { after, ...pings })
  serveSockets(server, market.link)
  return {
    url: 'http://parity.example',
    transports: [SimulatedTransport] as never,
    market,
    drop: () => server.drop(),
    setReachable: (reachable) => server.setReachable(reachable),
    close: () => server.close(),
  }
}

const hosts = [await realHost(), simulatedHost()] as const
afterAll(() => hosts.forEach((host) => host.close()))

/** A client that writes down everything that happens to it. */
function connect(host: Host, namespace: string, token: unknown, log: unknown[]): Socket {
  const socket = io(host.url + namespace, {
    transports: host.transports,
    auth: { token },
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 40,
  })
  socket.on('connect', () => log.push(['connect', typeof socket.id]))
  socket.on('connect_error', (error) => log.push(['connect_error', error.message, (error as { data?: unknown }).data]))
  socket.on('disconnect', (reason) => log.push(['disconnect', reason]))
  socket.onAny((...event) => log.push(event))
  return socket
}

/** Runs one script against both hosts and answers the two traces. */
async function traces(script: (host: Host, log: unknown[]) => Promise<Socket[]>): Promise<[unknown[], unknown[]]> {
  const run = async (host: Host) => {
    const log: unknown[] = []
    host.market.heard.length = 0
    for (const socket of await script(host, log)) socket.close()
    await wait(60)
    return [...log, { heard: [...host.market.heard] }]
  }
  return [await run(hosts[0]), await run(hosts[1])]
}

const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 100 && !condition(); tries++) await wait(10)
}

describe('the simulated Socket.IO server and the real one leave the same trace', () => {
  test('RT-01 a buyer with a valid token enters, others are told why not', async () => {
    const [real, simulated] = await traces(async (host, log) => {
      const sockets: Socket[] = []
      for (const [namespace, token] of [
        ['/', 'liza'],
        ['/payments', 'liza'],
        ['/', 'forged'],
        ['/payments', undefined],
        ['/', { not: 'a text' }],
        ['/nowhere', 'liza'],
      ] as const) {
        log.push(['to', namespace])
        sockets.push(connect(host, namespace, token, log))
        const entries = log.length + (namespace === '/payments' && token ? 2 : 1)
        await until(() => log.length >= entries)
        await wait(20)
      }
      return sockets
    })
    expect(simulated).toEqual(real)
    expect(simulated).toContainEqual(['connection', 'Connected to payment status'])
    expect(simulated.filter((entry) => (entry as string[])[1] === 'unauthorized')).toHaveLength(3)
    expect(simulated).toContainEqual(['connect_error', 'Invalid namespace', undefined])
  })

  test('RT-05 RT-06 the announcement of a buyer is acknowledged', async () => {
    const [real, simulated] = await traces(async (host, log) => {
      const socket = connect(host, '/', 'liza', log)
      await until(() => socket.connected)
      log.push(await socket.emitWithAck('online', { type: 'buyer', user_id: LIZA }))
      log.push(await socket.emitWithAck('offline', { type: 'nobody' }))
      socket.emit('offline', { type: 'buyer', user_id: LIZA })
      socket.emit('unheard-of', 'ü', [1, null])
      await wait(60)
      return [socket]
    })
    expect(simulated).toEqual(real)
    expect(simulated).toContain(true)
    expect(simulated.at(-1)).toEqual({
      heard: [
        ['announceOnline', LIZA, { type: 'buyer', user_id: LIZA }],
        ['announceOffline', LIZA, { type: 'nobody' }],
        ['announceOffline', LIZA, { type: 'buyer', user_id: LIZA }],
        ['left'],
      ],
    })
  })

  test('events reach the sockets of their buyer under the names of section 5, and nobody else', async () => {
    const [real, simulated] = await traces(async (host, log) => {
      const others: unknown[] = []
      const sockets = [
        connect(host, '/', 'liza', log),
        connect(host, '/payments', 'liza', log),
        connect(host, '/', 'marco', others),
        connect(host, '/payments', 'marco', others),
      ]
      await until(() => sockets.every((socket) => socket.connected))
      await wait(60)
      log.sort()
      for (const [event, payload] of [
        ['onNotification', { _id: 'n', title: 'Order confirmed', body: '₱1,234.50' }],
        ['onIncomingMessage', { sender: 'seller', content: 'Opo, meron po' }],
        ['onChatMessage', { conversation_id: CONVERSATION, content: 'Kumusta' }],
        ['onPaymentStatus', { status: 'PAID', transaction_id: 'p' }],
      ] as const) {
        host.market.emit(event, LIZA, payload)
        await wait(30)
      }
      log.push({ others: others.filter((entry) => !['connect', 'connection'].includes((entry as string[])[0] as string)) })
      return sockets
    })
    expect(simulated).toEqual(real)
    const names = simulated.map((entry) => (entry as string[])[0])
    expect(names).toEqual(expect.arrayContaining([LIZA, `listen-conversation-${LIZA}`, CONVERSATION, 'status']))
    expect(simulated).toContainEqual({ others: [] })
  })

  test('RT-01 a session that ends loses its sockets at once, and for good; the buyer’s other session and other buyers keep theirs', async () => {
    const [real, simulated] = await traces(async (host, log) => {
      const others: unknown[] = []
      const sockets = [
        connect(host, '/', 'liza elsewhere', log),
        connect(host, '/payments', 'liza elsewhere', log),
        connect(host, '/', 'liza', others),
        connect(host, '/', 'marco', others),
      ]
      await until(() => sockets.every((socket) => socket.connected))
      host.market.end('liza elsewhere')
      await until(() => !sockets[0]?.connected && !sockets[1]?.connected)
      host.market.emit('onNotification', LIZA, { _id: 'after' })
      await wait(100)
      log.sort()
      log.push(sockets.map((socket) => socket.connected))
      return sockets
    })
    expect(simulated).toEqual(real)
    expect(simulated.filter((entry) => (entry as string[])[0] === 'disconnect')).toEqual([
      ['disconnect', 'io server disconnect'],
      ['disconnect', 'io server disconnect'],
    ])
    expect(simulated).toContainEqual([false, false, true, true])
    expect(simulated).not.toContainEqual([LIZA, { _id: 'after' }])
  })

  test('RT-02 a broken connection comes back, and so does a server that was down', async () => {
    const [real, simulated] = await traces(async (host, log) => {
      const socket = connect(host, '/', 'liza', log)
      await until(() => socket.connected)
      host.drop()
      await until(() => !socket.connected)
      await until(() => socket.connected)
      host.setReachable(false)
      await until(() => log.some((entry) => (entry as string[])[0] === 'connect_error'))
      const failures = log.filter((entry) => (entry as string[])[0] === 'connect_error')
      log.splice(log.indexOf(failures[0]), failures.length, 'refused')
      socket.off('connect_error')
      host.setReachable(true)
      await until(() => socket.connected)
      host.market.emit('onNotification', LIZA, { _id: 'after' })
      await wait(60)
      return [socket]
    })
    expect(simulated).toEqual(real)
    expect(simulated.filter((entry) => (entry as string[])[0] === 'connect')).toHaveLength(3)
  })

  test('pings keep a quiet connection; a client that stops answering is dropped', async () => {
    const [real, simulated] = await traces(async (host, log) => {
      const socket = connect(host, '/', 'liza', log)
      await until(() => socket.connected)
      await wait(500)
      log.push(socket.connected)
      const engine = socket.io.engine as unknown as { _sendPacket: (type: string) => void }
      const send = engine._sendPacket.bind(engine)
      engine._sendPacket = (type, ...rest: []) => (type === 'pong' ? undefined : send(type, ...rest))
      await until(() => !socket.connected)
      await until(() => socket.connected)
      return [socket]
    })
    expect(simulated).toEqual(real)
  })
})
