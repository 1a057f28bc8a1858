import { serveSockets } from '#mocks/transport/sockets/socket.ts'
import { SimulatedServer, SimulatedTransport } from '#mocks/transport/sockets/socketio.ts'
import { SOCKET_PATH } from '#openapi/generated/sockets.ts'
import { after } from '../timers.ts'
import type { Connection } from './connection.ts'

/**
 * mock-socket connects a client and a server of one thread, so each page has a server, which
 * forwards the events of the one marketplace.
 * @returns the transports for socket.io-client
 */
export function openSockets(connection: Connection, base: string): unknown[] {
  const { origin, pathname } = new URL(base)
  const server = new SimulatedServer(`${origin.replace(/^http/, 'ws')}${SOCKET_PATH}`, { after })
  // socket.io-client reads the path of an address as a namespace.
  const prefix = pathname.replace(/\/$/, '')
  const { remote } = connection
  let isWatched = connection.worker().watched
  connection.onEvent((event) => event.kind === 'watched' && (isWatched = event.isOn))
  serveSockets(
    { of: (namespace) => server.of(namespace === '/' ? prefix || '/' : prefix + namespace) },
    {
      authenticate: (token) => remote.authenticate(token),
      announce: (socketId, userId, event, payload) =>
        remote.announce(socketId, userId, event, payload),
      disconnected: (socketId) => void remote.socketClosed(socketId).catch(() => {}),
      frame: (frame) => isWatched && void remote.frame(frame).catch(() => {}),
      subscribe: (listener) =>
        connection.onEvent((event) => event.kind === 'events' && event.events.forEach(listener)),
      onSessionsEnded: (listener) =>
        connection.onEvent((event) => event.kind === 'sessionsEnded' && listener(event.userId)),
    },
  )
  connection.onEvent(
    (event) => event.kind === 'sockets' && server.setReachable(event.state === 'up'),
  )
  const updateReachable = () => server.setReachable(connection.worker().sockets === 'up')
  updateReachable()
  connection.onReconnect(() => {
    isWatched = connection.worker().watched
    // Clients announce who is online to the new worker when they connect.
    server.drop()
    updateReachable()
  })
  return [SimulatedTransport]
}
