import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { serveSockets } from '#mocks/transport/socket.ts'
import type { Simulation } from '../simulation.ts'

/** Largest packet that a client may send, bytes. */
const MAX_PACKET = 100_000
const PATH = '/socket.io/'

/** Whether a request asks for a websocket of the sockets. */
export const isSocketUpgrade = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith(PATH) && headers.upgrade?.toLowerCase() === 'websocket'

export interface NodeSockets {
  /** Closes all connections when the conditions say that sockets are down. */
  updateReachable(): void
  /** Closes the sockets and their HTTP server, after pending requests. */
  close(): Promise<void>
}

/**
 * Serves the sockets of the contract with the real Socket.IO server, by long polling and by websocket. It passes requests that are not its own
 * on to the listeners that the HTTP server has already, so it must be opened after them: those that are added later get its requests too.
 */
export function openSockets(http: HttpServer, simulation: Simulation, origins: readonly string[]): NodeSockets {
  const io = new Server(http, {
    path: PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET,
    cors: { origin: [...origins], credentials: true },
    allowRequest: (_request, decide) => decide(null, simulation.conditions.sockets === 'up'),
  })
  const stop = serveSockets(io, simulation.sockets)
  return {
    updateReachable() {
      if (simulation.conditions.sockets === 'up') return
      // After a closed transport clients reconnect; after a Socket.IO disconnect they do not.
      for (const socket of [...io.of('/').sockets.values(), ...io.of('/payments').sockets.values()]) socket.conn.close()
    },
    async close() {
      stop()
      await io.close()
    },
  }
}
