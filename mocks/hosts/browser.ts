import { arm, rearm } from './browser/arming.ts'
import { connect } from './browser/connection.ts'
import { provideGoogle } from './browser/google.ts'
import { intercept } from './browser/interception.ts'
import { openSockets } from './browser/sockets.ts'
import { mountPanel } from '../panel/panel.ts'

/** What the app needs to know of the simulator. */
export interface Simulator {
  /** For socket.io-client: `io(url, { transports })`. */
  socketTransports: unknown[]
}

/**
 * Starts the simulated marketplace in place of the network. To be awaited before the app is loaded: it may change the
 * login cookie and the page's address (`?sim=`).
 */
export async function startSimulator(): Promise<Simulator> {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI).href
  const connection = await connect(base)
  connection.onReconnect(() => void rearm(connection))
  const [unknown] = await Promise.all([arm(connection, base), intercept(connection, base)])
  provideGoogle(base)
  const panel = mountPanel(connection, base)
  if (unknown.length > 0) panel.notify({ id: 'scenario', kind: 'scenario', text: `Not understood in ?sim=: ${unknown.join(', ')}` })
  return { socketTransports: openSockets(connection, base) }
}
