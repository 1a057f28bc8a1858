import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import type { Namespace } from '#mocks/core/socketEvents.ts'
import { serveSockets } from '#mocks/transport/sockets/socket.ts'
import type {
  Middleware,
  ServerSocket,
  SocketNamespace,
} from '#mocks/transport/sockets/socketServer.ts'
import { CHAT_NAMESPACE, PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import { baseOf, isWorldName, type Naming, originOf, splitWorld, worldInHeader } from './asked.ts'
import { presentBase, rebased } from './publicBase.ts'
import type { HostWorld, Worlds } from './worlds.ts'

/** Bytes. */
const MAX_PACKET = 100_000
const PATH = '/socket.io/'
/** Used with the switch `other-sockets`. */
const OTHER_PATH = `/live${PATH}`
/** Addresses of worlds: `http://host/w/NAME` and `http://host/w/NAME/payments`. */
const NAMED_NAMESPACES = /^\/w\/[^/]+(?:\/payments)?$/

export const isSocketUpgrade = ({ url = '', headers }: IncomingMessage): boolean =>
  (url.startsWith(PATH) || url.startsWith(OTHER_PATH)) &&
  headers.upgrade?.toLowerCase() === 'websocket'

export interface NodeSockets {
  /** Closes a world's connections when its sockets are down. */
  updateReachable(world: HostWorld): void
  count(world: HostWorld): number
  /** Closes the HTTP server, too, after pending requests. */
  close(): Promise<void>
}

/** Shows one world's sockets to the marketplace. */
interface WorldServer {
  of(namespace: Namespace): SocketNamespace
  admit(namespace: Namespace, ...socket: Parameters<Middleware>): void
  connect(namespace: Namespace, socket: ServerSocket): void
}

function createWorldServer(): WorldServer {
  const listeners: Record<
    Namespace,
    { admission?: Middleware; onConnection?: (socket: ServerSocket) => void }
  > = {
    [CHAT_NAMESPACE]: {},
    [PAYMENT_NAMESPACE]: {},
  }
  return {
    of: (namespace) => ({
      use: (admission) => (listeners[namespace].admission = admission),
      on: (_event, onConnection) => (listeners[namespace].onConnection = onConnection),
    }),
    admit: (namespace, socket, next) => listeners[namespace].admission?.(socket, next),
    connect: (namespace, socket) => listeners[namespace].onConnection?.(socket),
  }
}

/** Rewrites addresses for the socket's client. */
const withOwnAddresses = (socket: Socket, base: string): ServerSocket => ({
  id: socket.id,
  handshake: socket.handshake,
  data: socket.data as Record<string, unknown>,
  on: (event, listener) => socket.on(event, listener),
  emit: (event, ...args) =>
    socket.emit(event, ...args.map((one) => rebased(one, presentBase(), base))),
  disconnect: () => socket.disconnect(),
})

interface Accepted {
  world: HostWorld
  namespace: Namespace
  socket: ServerSocket
}

/**
 * Runs the real Socket.IO server, whose sockets are each for the world that its address or header
 * names. It must be opened after the HTTP server's listeners: later ones would get its requests
 * too.
 */
export function openSockets(
  http: HttpServer,
  worlds: Worlds,
  origins: readonly string[],
  naming: Naming,
): NodeSockets {
  const isUp = ({ simulation }: HostWorld) => simulation.conditions.sockets === 'up'
  const atOtherPath = new WeakSet<IncomingMessage>()
  const isThere = ({ simulation }: HostWorld, request: IncomingMessage) =>
    switchesOf(simulation.conditions.only).has('other-sockets') === atOtherPath.has(request)
  const io = new Server(http, {
    path: PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET,
    cors: { origin: [...origins], credentials: true },
    cleanupEmptyChildNamespaces: true,
    // A world in a path is known only later.
    allowRequest: (request, decide) => {
      const named = worldInHeader(request)
      const [usual, ...others] = worlds.all()
      const asked = named === '' ? [usual, ...others] : [others.find(({ name }) => name === named)]
      decide(
        null,
        (named === '' || isWorldName(named)) &&
          asked.some((world) => !world || (isUp(world) && isThere(world, request))),
      )
    },
  })
  const toUsualPath = (request: IncomingMessage) => {
    if (!request.url?.startsWith(OTHER_PATH)) return
    request.url = request.url.replace(OTHER_PATH, PATH)
    atOtherPath.add(request)
  }
  http.prependListener('request', toUsualPath).prependListener('upgrade', toUsualPath)
  const servers = new Map<HostWorld, { server: WorldServer; stop: () => void }>()
  const accepted = new Map<Socket, Accepted>()
  const serveWorld = (world: HostWorld) => {
    const server = createWorldServer()
    servers.set(world, { server, stop: serveSockets(server, world.simulation.sockets) })
  }
  // After a Socket.IO disconnect clients would not reconnect.
  const closeConnections = (of: HostWorld) =>
    [...accepted].forEach(([socket, { world }]) => world === of && socket.conn.close())
  for (const world of worlds.all()) serveWorld(world)
  worlds.onChange((world, state) => {
    if (state === 'opened') return serveWorld(world)
    closeConnections(world)
    servers.get(world)?.stop()
    servers.delete(world)
  })

  const serve = (namespace: ReturnType<Server['of']>) => {
    namespace.use((socket, next) => {
      const { world: inPath, path } = splitWorld(socket.nsp.name)
      const name = inPath ?? worldInHeader(socket.request)
      if (name !== '' && !isWorldName(name)) return next(new Error('invalid_world'))
      const world = worlds.open(name)
      if (!isUp(world) || !isThere(world, socket.request)) return socket.conn.close()
      const own = withOwnAddresses(socket, baseOf(originOf(socket.request, naming), name))
      const one = {
        world,
        namespace: path === PAYMENT_NAMESPACE ? PAYMENT_NAMESPACE : CHAT_NAMESPACE,
        socket: own,
      } as const
      accepted.set(socket, one)
      socket.conn.once('close', () => accepted.delete(socket))
      servers.get(world)?.server.admit(one.namespace, own, next)
    })
    namespace.on('connection', (socket: Socket) => {
      const one = accepted.get(socket)
      const found = one && servers.get(one.world)
      if (!found) return socket.conn.close()
      socket.once('disconnect', () => accepted.delete(socket))
      found.server.connect(one.namespace, one.socket)
    })
  }
  for (const name of [CHAT_NAMESPACE, PAYMENT_NAMESPACE, NAMED_NAMESPACES]) serve(io.of(name))
  return {
    updateReachable: (world) => void (isUp(world) || closeConnections(world)),
    count: (of) =>
      [...accepted.values()].filter(
        ({ world, socket }) => world === of && socket.data.userId !== undefined,
      ).length,
    async close() {
      for (const { stop } of servers.values()) stop()
      await io.close()
    },
  }
}
