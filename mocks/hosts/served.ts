import type { Marketplace } from '../core/marketplace.ts'
import type { ScenarioTarget } from '../core/scenarioTarget.ts'
import { createHttpServer, type ReadStatic } from '../transport/http/http.ts'
import { withHead } from '../transport/http/respond.ts'
import { createDirections } from '../transport/services/directions.ts'
import { createPlaces } from '../transport/services/places.ts'
import { jsonFiles, withServices } from '../transport/services/services.ts'
import type { CallNotes } from '../transport/traffic/traffic.ts'
import { realTime, wait } from './timers.ts'

/** Real ms before other work has its turn. */
const SLICE_MS = 8

interface ResponderOptions {
  root: string
  readStatic: ReadStatic
  catchUp: () => Promise<void>
  onCarriedOut: () => void
  onFault: () => void
}

export function createResponder(
  target: ScenarioTarget,
  { root, readStatic, catchUp, onCarriedOut, onFault }: ResponderOptions,
) {
  const files = jsonFiles(readStatic)
  const services = [
    createPlaces(`${root}places`, files),
    createDirections(`${root}directions`, files),
  ]
  const api = createHttpServer(target, {
    base: `${root}api`,
    wait,
    readStatic,
    onCarriedOut,
    beforeCall: catchUp,
  })
  const serve = withHead(withServices(target, services, api, wait))
  return async (request: Request, notes?: CallNotes): Promise<Response> => {
    const { faults } = target
    const before = faults.state
    const answered = serve(request, notes)
    if (faults.state !== before) onFault()
    const response = await answered
    const { latency } = target.conditions
    if (latency > 0) await wait(latency)
    return response
  }
}

/** Stores changes and sends events after each slice, as after a call. */
export function createCatchUp(market: Marketplace, notifyCarriedOut: () => void) {
  async function runSlices(): Promise<void> {
    for (;;) {
      const end = realTime() + SLICE_MS
      const isDone = market.runDue(() => realTime() < end)
      notifyCarriedOut()
      if (isDone) return
      await wait(0)
    }
  }
  let catchingUp: Promise<void> | null = null
  return (): Promise<void> => {
    const { dueJobs, clock } = market.world
    if (!catchingUp && !dueJobs.next(clock.now())) return Promise.resolve()
    catchingUp ??= runSlices().finally(() => (catchingUp = null))
    return catchingUp
  }
}
