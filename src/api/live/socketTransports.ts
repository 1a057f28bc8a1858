import type { ManagerOptions } from 'socket.io-client'

type Transports = ManagerOptions['transports']

/** Websocket by default. Apart, since the start sets them, and visitors load no sockets. */
export const sockets: { transports?: Transports } = {}

/** For the simulator, before the first socket. */
export function configureSockets(options: { transports: Transports }): void {
  sockets.transports = options.transports
}
