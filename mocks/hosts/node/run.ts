import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Simulation } from '../simulation.ts'
import type { HostOptions } from './args.ts'
import type { Log } from './log.ts'
import { createBareServer, serveHttp } from './server.ts'
import { openSockets } from './sockets.ts'
import { createWorlds, type Worlds } from './worlds.ts'

/** Real ms. */
const TICK_MS = 500
/** Pending requests may take so long once the host is stopped. */
const GRACE_MS = 5000
/** Closes idle connections while the host stops. */
const SWEEP_MS = 50

export interface RunningHost {
  /** Public, or on this machine; without a slash at its end. */
  url: string
  port: number
  simulation: Simulation
  worlds: Worlds
  /** Waits for pending requests. */
  stop(): Promise<void>
}

function listen(server: Server, { port, address }: HostOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => resolve((server.address() as AddressInfo).port))
  })
}

/**
 * Resolves once it listens.
 * @throws when the port is taken
 */
export async function startHost(options: HostOptions, log: Log): Promise<RunningHost> {
  const server = createBareServer(options.requestTimeout)
  const port = await listen(server, options)
  const ownUrl = `http://localhost:${port}`
  const url = options.publicUrl ?? ownUrl
  // Requests that arrive meanwhile wait in the event loop.
  const worlds = createWorlds(options, log)
  const { simulation } = worlds.open('')
  const naming = { publicUrl: options.publicUrl, trustProxy: options.trustProxy, ownUrl }
  serveHttp(server, { ...options, worlds, naming, log, sockets: () => sockets })
  const sockets = openSockets(server, worlds, options.origins, naming)
  // Nothing is persisted: every start is a new world.
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
      // They would stay open after their last response.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const timeout = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await sockets.close()
      clearInterval(sweep)
      clearTimeout(timeout)
    },
  }
}
