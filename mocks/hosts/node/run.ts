import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { openSimulation, type Simulation } from '../simulation.ts'
import { realTime } from '../timers.ts'
import type { HostOptions } from './args.ts'
import type { Log } from './log.ts'
import { createBareServer, serveHttp } from './server.ts'
import { openSockets } from './sockets.ts'

/** How often the world is looked at for things that have fallen due, real ms. */
const TICK_MS = 500
/** How long requests under way may take to end once the host is told to stop, ms. */
const GRACE_MS = 5000
/** How often connections that have become idle are closed meanwhile, ms. */
const SWEEP_MS = 50

export interface RunningHost {
  /** Address without a slash at its end. */
  url: string
  simulation: Simulation
  /** Stops taking requests, lets those under way end, and closes. */
  stop(): Promise<void>
}

function open({ seed, products, now, static: folder }: HostOptions, url: string): Simulation {
  const birth = () => now ?? realTime()
  return openSimulation({
    settings: { seed, products, bornAt: birth() },
    birth,
    base: '/api',
    addresses: { media: `${url}/media/`, files: `${url}/api/files/`, provider: `${url}/provider/` },
    places: { base: '/places', read: async (file) => JSON.parse(await readFile(resolve(folder, 'psgc', file), 'utf8')) as unknown },
    real: realTime,
  })
}

function listen(server: Server, { port, address }: HostOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => resolve((server.address() as AddressInfo).port))
  })
}

/**
 * Starts the node host; resolves once it serves.
 * @throws when the port is taken
 */
export async function startHost(options: HostOptions, log: Log): Promise<RunningHost> {
  const server = createBareServer(options.requestTimeout)
  const url = `http://localhost:${await listen(server, options)}`
  // Only now is the port known that the world's addresses carry; nothing is lost meanwhile, as requests wait their turn.
  const simulation = open(options, url)
  simulation.onViolation((violation) => log({ violation }))
  const sockets = openSockets(server, simulation, options.origins)
  serveHttp(server, { ...options, simulation, origin: url, log, onSteered: sockets.follow })
  const ticker = setInterval(() => {
    simulation.market.runDue()
    // Nothing is stored here: the next start is a fresh world.
    simulation.market.world.journal.clear()
  }, TICK_MS)
  return {
    url,
    simulation,
    async stop() {
      clearInterval(ticker)
      // A connection whose last answer is out would be kept open for a next request.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await sockets.close()
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}
