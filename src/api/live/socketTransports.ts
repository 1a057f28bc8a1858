import type { ManagerOptions } from 'socket.io-client'

type Transports = ManagerOptions['transports']

/** How the sockets are connected; by websocket when nothing is set. Apart from them, since every start may replace it, and a visitor has no sockets. */
export const sockets: { transports?: Transports } = {}

/** Replaces the transports of the sockets, for the simulator. Call it before the first socket is opened. */
export function configureSockets(options: { transports: Transports }): void {
  sockets.transports = options.transports
}
