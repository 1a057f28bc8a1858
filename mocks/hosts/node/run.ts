import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Simulation } from '../simulation.ts'
import type { HostOptions } from './args.ts'
import type { Log } from './log.ts'
import { createBareServer, serveHttp } from './server.ts'
import { openSockets } from './sockets.ts'
import { createWorlds, type Worlds } from './worlds.ts'

/** How often due jobs of the worlds are run, real ms. */
const TICK_MS = 500
/** How long pending requests may take to end once the host is stopped, ms. */
const GRACE_MS = 5000
/** How often idle connections are closed while the host stops, ms. */
const SWEEP_MS = 50

export interface RunningHost {
  /** The public address, or one on this machine; without a slash at its end. */
  url: string
  /** The port that it listens to. */
  port: number
  /** The default world's. */
  simulation: Simulation
  worlds: Worlds
  /** Accepts no more requests, waits for pending ones and closes. */
  stop(): Promise<void>
}

function listen(server: Server, { port, address }: HostOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => resolve((server.address() as AddressInfo).port))
  })
}

/**
 * Starts the node host; resolves once it listens.
 * @throws when the port is taken
 */
export async function startHost(options: HostOptions, log: Log): Promise<RunningHost> {
  const server = createBareServer(options.requestTimeout)
  const port = await listen(server, options)
  const ownUrl = `http://localhost:${port}`
  const url = options.publicUrl ?? ownUrl
  // Requests that arrive before the world is open wait in the event loop.
  const worlds = createWorlds(options, log)
  const { simulation } = worlds.open('')
  const naming = { publicUrl: options.publicUrl, trustProxy: options.trustProxy, ownUrl }
  serveHttp(server, { ...options, worlds, naming, log, sockets: () => sockets })
  const sockets = openSockets(server, worlds, options.origins, naming)
  // This host persists nothing: every start is a new world.
  const tick = () =>
    worlds
      .all()
      .forEach(
        (one) => void one.simulation.catchUp().then(() => one.simulation.world.journal.clear()),
      )
  const ticker = setInterval(tick, TICK_MS)
  return {
    url,
    port,
    simulation,
    worlds,
    async stop() {
      clearInterval(ticker)
      // Keep-alive connections would stay open after their last response.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const timeout = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await sockets.close()
      clearInterval(sweep)
      clearTimeout(timeout)
    },
  }
}
