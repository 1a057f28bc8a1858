import { after } from '#mocks/hosts/timers.ts'
import { serveSockets, type SocketLink } from '#mocks/transport/sockets/socket.ts'
import { SimulatedServer, SimulatedTransport } from '#mocks/transport/sockets/socketio.ts'

/** The sockets of a page, which have no network: their server, and how a client reaches it. */
export function pageSockets(link: SocketLink, pings: object = {}) {
  const server = new SimulatedServer('ws://page.example/socket.io/', { after, ...pings })
  serveSockets(server, link)
  return { server, url: 'http://page.example', transports: [SimulatedTransport] as never }
}
