import { shopId } from '#fixtures/named.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { elapsed, wait } from '#mocks/hosts/timers.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { createDirections } from '#mocks/transport/directions.ts'
import { createHttpServer } from '#mocks/transport/http.ts'
import { jsonFiles } from '#mocks/transport/jsonFiles.ts'
import { withHead } from '#mocks/transport/methods.ts'
import { createPlaces } from '#mocks/transport/places.ts'
import { withServices } from '#mocks/transport/services.ts'
import { createTrafficRecorder } from '#mocks/transport/trafficRecorder.ts'
import { type Measured, percentile } from './figure.ts'
import { queries } from './queries.ts'

const [ROUNDS, WARM_UP_ROUNDS] = [60, 6]

type Serve = (request: Request) => Promise<Response>

async function timeOf(serve: Serve, query: Record<string, string>): Promise<number> {
  const request = new Request(`https://suki.example/api/products?${new URLSearchParams(query)}`)
  const start = performance.now()
  const response = await serve(request)
  await response.text()
  return performance.now() - start
}

/**
 * Milliseconds of the list call by each server. They take turns, and begin in turn, so that all
 * meet the same machine.
 */
async function timesOf(servers: readonly Serve[]): Promise<number[][]> {
  const times = servers.map((): number[] => [])
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const [i, query] of queries(shopId('nena')).entries())
      for (let turn = 0; turn < servers.length; turn++) {
        const which = (round + i + turn) % servers.length
        const time = await timeOf(servers[which]!, query)
        if (round >= WARM_UP_ROUNDS) times[which]!.push(time)
      }
  return times
}

/** The server of a simulation as `openSimulation` makes it, without the tap. */
function untapped(simulation: Simulation): Serve {
  const files = jsonFiles(() => Promise.reject(new Error('The list call reads no files')))
  const api = createHttpServer(simulation, {
    base: '/api',
    wait,
    honoursKeys: () => simulation.conditions.keys === 'honoured',
    beforeCall: () => simulation.catchUp(),
  })
  const services = [createPlaces('/places', files), createDirections('/directions', files)]
  const serve = withHead(withServices(simulation, services, api, { wait, onViolation: () => {} }))
  return async (request) => {
    const response = await serve(request)
    if (simulation.conditions.latency > 0) await wait(simulation.conditions.latency)
    return response
  }
}

/**
 * The list call of a marketplace whose traffic nobody watches against the same without the place
 * where it could be watched, at the median. The note has the same ratio of two equal servers, which
 * is what can't be measured, and that of watched traffic.
 */
export async function unwatchedTraffic(): Promise<Measured> {
  const simulation = openMarket()
  const [without, again, unwatched] = await timesOf([
    untapped(simulation),
    untapped(simulation),
    simulation.fetch,
  ])
  const { tap } = createTrafficRecorder({
    now: () => simulation.world.clock.now(),
    elapsed,
    onChange: () => {},
  })
  simulation.setTap(tap)
  const [watched] = await timesOf([simulation.fetch])
  const p50 = (times: number[] = []) => percentile(times, 0.5)
  const ratio = (times: number[] | undefined) => (p50(times) / p50(without)).toFixed(3)
  return {
    value: p50(unwatched) / p50(without),
    note: `p50 of ${without?.length} each, ${p50(without).toFixed(3)} ms; two equal ones ${ratio(again)} x, watched ${ratio(watched)} x`,
  }
}
