import { Server as MockServer } from 'mock-socket'
import { type After, type ConnectionServer, SocketConnection } from './socketioConnection.ts'
import type { SimulatedSocket } from './socketioSocket.ts'
import type { Admission, SocketNamespace, SocketServer } from './socketServer.ts'

export interface SimulatedServerOptions {
  after: After
  /** Milliseconds between two pings, and until a missing answer closes the connection; Socket.IO's own by default. */
  pingInterval?: number
  pingTimeout?: number
}

/** One namespace: who may enter, and what happens to those who did. */
export interface SimulatedNamespace extends SocketNamespace {
  readonly admissions: Admission[]
  readonly listeners: ((socket: SimulatedSocket) => void)[]
}

/**
 * A Socket.IO server (protocol 5 over Engine.IO 4, websocket only) whose wire is mock-socket: the real
 * socket.io-client talks to it unmodified, by the transport of `socketioTransport.ts`.
 */
export class SimulatedServer implements SocketServer, ConnectionServer {
  readonly options: Required<SimulatedServerOptions>
  readonly #wire: MockServer
  readonly #namespaces = new Map<string, SimulatedNamespace>()
  readonly #connections = new Set<SocketConnection>()
  #reachable = true
  #count = 0

  /** `url` is what the client asks for without its query: `ws://host/socket.io/`. */
  constructor(url: string, options: SimulatedServerOptions) {
    this.options = { pingInterval: 25_000, pingTimeout: 20_000, ...options }
    // `mock: false` leaves the page's own WebSocket alone.
    this.#wire = new MockServer(url, { mock: false, verifyClient: () => this.#reachable })
    this.#wire.on('connection', (client) => {
      const connection = new SocketConnection(this, client, () => this.#connections.delete(connection))
      this.#connections.add(connection)
    })
  }

  of(name: string): SimulatedNamespace {
    const known = this.#namespaces.get(name)
    if (known) return known
    const namespace: SimulatedNamespace = {
      admissions: [],
      listeners: [],
      use: (admission) => namespace.admissions.push(admission),
      on: (_event, listener) => namespace.listeners.push(listener),
    }
    this.#namespaces.set(name, namespace)
    return namespace
  }

  /** The namespace of that name, if somebody serves it. */
  find(name: string): SimulatedNamespace | undefined {
    return this.#namespaces.get(name)
  }

  newId(): string {
    this.#count += 1
    return `simulated-${this.#count}`
  }

  /** Breaks every connection as a failing network would: clients try again by themselves. */
  drop(): void {
    for (const connection of this.#connections) connection.close('network')
  }

  /** An unreachable server drops its connections and refuses new ones. */
  setReachable(reachable: boolean): void {
    this.#reachable = reachable
    if (!reachable) this.drop()
  }

  /** Stops for good. */
  close(): void {
    this.drop()
    this.#wire.stop()
  }
}
