import { io } from 'socket.io-client'
import { after } from '#mocks/hosts/timers.ts'
import { serveSockets } from '#mocks/transport/sockets/socket.ts'
import { SimulatedServer } from '#mocks/transport/sockets/socketio.ts'
import { SimulatedTransport } from '#mocks/transport/sockets/socketioTransport.ts'
import { openMarket } from '../support/market.ts'
import { hearEvents, PRODUCTS } from './buyerEvents.ts'

/** What a buyer hears of a new marketplace by the sockets of a page, which have no network. */
export async function hearSimulated(): Promise<[string, unknown][]> {
  const market = openMarket({ products: PRODUCTS })
  const server = new SimulatedServer('ws://events.example/socket.io/', { after })
  serveSockets(server, market.sockets)
  const token = market.login('liza')
  const transports = [SimulatedTransport] as never
  try {
    return await hearEvents({
      simulation: market,
      token,
      open: (namespace) =>
        io(`http://events.example${namespace}`, { transports, auth: { token }, forceNew: true }),
    })
  } finally {
    server.close()
  }
}
