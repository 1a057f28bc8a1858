import type { ManagerOptions } from 'socket.io-client'

type Transports = ManagerOptions['transports']

/** Websocket by default. A module of its own: the start sets them, and visitors load no sockets. */
export const sockets: { transports?: Transports } = {}

/** Replaces the transports. Call it before the first socket is opened. */
export function configureSockets(options: { transports: Transports }): void {
  sockets.transports = options.transports
}
