import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { openSimulation, type Simulation } from '../simulation.ts'
import { realTime, wholeSecond } from '../timers.ts'
import type { HostOptions } from './args.ts'
import type { Log } from './log.ts'
import { createBareServer, serveHttp } from './server.ts'
import { openSockets } from './sockets.ts'

/** How often due jobs of the world are run, real ms. */
const TICK_MS = 500
/** How long pending requests may take to end once the host is stopped, ms. */
const GRACE_MS = 5000
/** How often idle connections are closed while the host stops, ms. */
const SWEEP_MS = 50

export interface RunningHost {
  /** Address without a slash at its end. */
  url: string
  simulation: Simulation
  /** Accepts no more requests, waits for pending ones and closes. */
  stop(): Promise<void>
}

function open({ seed, products, now, static: folder }: HostOptions, url: string): Simulation {
  const startTime = () => now ?? realTime()
  return openSimulation({
    settings: { seed, products, bornAt: wholeSecond(startTime()) },
    startTime: startTime,
    root: '/',
    addresses: { media: `${url}/media/`, files: `${url}/api/files/`, provider: `${url}/provider/` },
    readStatic: (path) => readFile(resolve(folder, path)),
    real: realTime,
    yields: true,
  })
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
  const url = `http://localhost:${await listen(server, options)}`
  // The world's addresses contain the port, which is known only now. Requests that arrive earlier wait in the event loop.
  const simulation = open(options, url)
  simulation.onViolation((violation) => log({ violation }))
  serveHttp(server, { ...options, simulation, origin: url, log, onScenarioApplied: () => sockets.updateReachable() })
  const sockets = openSockets(server, simulation, options.origins)
  // This host persists nothing: every start is a new world.
  const tick = () => void simulation.catchUp().then(() => simulation.world.journal.clear())
  const ticker = setInterval(tick, TICK_MS)
  return {
    url,
    simulation,
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
