import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { serveSockets } from '../../transport/socket.ts'
import type { Simulation } from '../simulation.ts'

/** Largest packet that a client may send, bytes. */
const MAX_PACKET = 100_000

export interface NodeSockets {
  /** Makes the sockets reachable or not, as the marketplace's conditions say. */
  follow(): void
  /** Closes the sockets and the HTTP server under them, once the requests under way have ended. */
  close(): Promise<void>
}

/** Serves the sockets of the contract with the real Socket.IO server. */
export function openSockets(http: HttpServer, simulation: Simulation, origins: readonly string[]): NodeSockets {
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET,
    cors: { origin: [...origins], credentials: true },
    allowRequest: (_request, decide) => decide(null, simulation.conditions.sockets === 'up'),
  })
  const stop = serveSockets(io, simulation.link)
  return {
    follow() {
      if (simulation.conditions.sockets === 'up') return
      // Closing the transport, unlike a Socket.IO disconnect, makes clients try again.
      for (const socket of io.of('/').sockets.values()) socket.conn.close()
      for (const socket of io.of('/payments').sockets.values()) socket.conn.close()
    },
    async close() {
      stop()
      await io.close()
    },
  }
}
