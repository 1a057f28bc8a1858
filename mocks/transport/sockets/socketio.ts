import { Server as MockServer, WebSocket as MockWebSocket } from 'mock-socket'
import { WebSocket as WebSocketTransport } from 'socket.io-client'
import {
  type After,
  type ConnectionServer,
  SocketConnection,
  toFrame,
} from './socketioConnection.ts'
import type { SimulatedSocket } from './socketioSocket.ts'
import type { Middleware, SocketNamespace, SocketServer } from './socketServer.ts'

interface SimulatedServerOptions {
  after: After
  /**
   * Ms between two pings, and until a missing pong closes the connection; Socket.IO's values by
   * default.
   */
  pingInterval?: number
  pingTimeout?: number
}

interface SimulatedNamespace extends SocketNamespace {
  readonly middlewares: Middleware[]
  readonly listeners: ((socket: SimulatedSocket) => void)[]
}

/**
 * Socket.IO's protocol 5 over Engine.IO 4, websocket only, over mock-socket: socket.io-client
 * connects unmodified.
 */
export class SimulatedServer implements SocketServer, ConnectionServer {
  readonly options: Required<SimulatedServerOptions>
  readonly #server: MockServer
  readonly #namespaces = new Map<string, SimulatedNamespace>()
  readonly #connections = new Set<SocketConnection>()
  #reachable = true
  #count = 0

  /** `url` has no query: `ws://host/socket.io/`. */
  constructor(url: string, options: SimulatedServerOptions) {
    this.options = { pingInterval: 25_000, pingTimeout: 20_000, ...options }
    // Keeps the page's global WebSocket.
    this.#server = new MockServer(url, { mock: false, verifyClient: () => this.#reachable })
    this.#server.on('connection', (client) => {
      const connection = new SocketConnection(this, client, () =>
        this.#connections.delete(connection),
      )
      this.#connections.add(connection)
    })
  }

  of(name: string): SimulatedNamespace {
    const existing = this.#namespaces.get(name)
    if (existing) return existing
    const namespace: SimulatedNamespace = {
      middlewares: [],
      listeners: [],
      use: (middleware) => namespace.middlewares.push(middleware),
      on: (_event, listener) => namespace.listeners.push(listener),
    }
    this.#namespaces.set(name, namespace)
    return namespace
  }

  find(name: string): SimulatedNamespace | undefined {
    return this.#namespaces.get(name)
  }

  newId(): string {
    this.#count += 1
    return `simulated-${this.#count}`
  }

  /** Looks like a network failure: clients reconnect by themselves. */
  drop(): void {
    for (const connection of this.#connections) connection.close('network')
  }

  /** Drops its connections and refuses new ones. */
  setReachable(reachable: boolean): void {
    this.#reachable = reachable
    if (!reachable) this.drop()
  }

  close(): void {
    this.drop()
    this.#server.stop()
  }
}

interface WebSocketLike {
  ws: { send(data: string | ArrayBuffer): void }
}
const Base = WebSocketTransport as unknown as new (...options: unknown[]) => WebSocketLike

/** Connects to a `SimulatedServer`. The page's global WebSocket stays as it is. */
export class SimulatedTransport extends Base {
  get name() {
    return 'websocket'
  }

  createSocket(uri: string, protocols?: string | string[]) {
    return new MockWebSocket(uri, protocols ?? [])
  }

  doWrite(_packet: unknown, data: unknown) {
    this.ws.send(toFrame(data))
  }
}
