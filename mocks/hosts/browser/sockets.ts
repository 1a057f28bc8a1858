import { SimulatedServer } from '../../transport/socketio.ts'
import { SimulatedTransport } from '../../transport/socketioTransport.ts'
import { serveSockets } from '../../transport/socket.ts'
import { after } from '../timers.ts'
import type { Connection } from './connection.ts'

/**
 * Opens the page's Socket.IO server: mock-socket joins two ends in one thread, so each page has its own, fed by the
 * events of the one marketplace.
 * @returns the transports for socket.io-client
 */
export function openSockets(connection: Connection, base: string): unknown[] {
  const { origin, pathname } = new URL(base)
  const server = new SimulatedServer(`${origin.replace(/^http/, 'ws')}/socket.io/`, { after })
  // socket.io-client takes the path of an address for a namespace, and the demo may live under a path.
  const prefix = pathname.replace(/\/$/, '')
  const { remote } = connection
  serveSockets(
    { of: (namespace) => server.of(namespace === '/' ? prefix || '/' : prefix + namespace) },
    {
      authenticate: (token) => remote.authenticate(token),
      announce: (socketId, userId, event, payload) => remote.announce(socketId, userId, event, payload),
      left: (socketId) => void remote.left(socketId).catch(() => {}),
      subscribe: (listener) => connection.onNews((news) => news.kind === 'events' && news.events.forEach(listener)),
    },
  )
  connection.onNews((news) => news.kind === 'sockets' && server.setReachable(news.state === 'up'))
  const follow = () => server.setReachable(connection.welcome().sockets === 'up')
  follow()
  connection.onReconnect(() => {
    // Whoever announced herself to a core that ended does it again once she is connected anew.
    server.drop()
    follow()
  })
  return [SimulatedTransport]
}
