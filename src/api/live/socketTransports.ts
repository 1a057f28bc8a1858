import type { ManagerOptions } from 'socket.io-client'

type Transports = ManagerOptions['transports']

/**
 * The transports of the sockets; websocket by default. A module of its own, since the start sets
 * them, and a visitor loads no sockets.
 */
export const sockets: { transports?: Transports } = {}

/**
 * Replaces the transports of the sockets, for the simulator. Call it before the first socket is
 * opened.
 */
export function configureSockets(options: { transports: Transports }): void {
  sockets.transports = options.transports
}
