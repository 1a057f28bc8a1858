import type { Seed } from '#fixtures/rows.ts'
import { createMarketplace, type Marketplace, type Violation } from '../core/marketplace.ts'
import { createDirections } from '../transport/services/directions.ts'
import { deliver, deliverSeen } from '../transport/sockets/eventDelivery.ts'
import { createHttpServer, type ReadStatic } from '../transport/http/http.ts'
import { jsonFiles } from '../transport/services/jsonFiles.ts'
import { withHead } from '../transport/http/methods.ts'
import { createPlaces } from '../transport/services/places.ts'
import type { ScenarioTarget, Settings } from '../core/scenarioTarget.ts'
import { withServices } from '../transport/services/services.ts'
import type { SentEvent } from '../core/socketEvents.ts'
import type { SocketSessions } from '../transport/sockets/socketSessions.ts'
import type { CallNotes, Tap } from '../transport/traffic/traffic.ts'
import type { JournalEntry } from '../world/journal.ts'
import { openWorld } from './openWorld.ts'
import { realTime, wait } from './timers.ts'

/** How long due jobs run before other work has its turn, real ms. */
const SLICE_MS = 8

/** What the marketplace of each world shares with those before and after it. */
interface Surroundings {
  target: () => ScenarioTarget
  tap: () => Tap | null
  send: (event: SentEvent) => void
  sessions: SocketSessions
  onViolation: (violation: Violation) => void
  catchUp: () => Promise<void>
  onCarriedOut: () => void
  onFault: () => void
}

/** Returns a function that opens the marketplace of a world, and what answers its requests. */
export function createOpener(
  options: Parameters<typeof openWorld>[0] & { root: string; readStatic: ReadStatic },
  { target, tap, send, sessions, onViolation, catchUp, onCarriedOut, onFault }: Surroundings,
) {
  const { root, readStatic } = options
  // The files stay in memory when the world is reset.
  const files = jsonFiles(readStatic)
  const services = [
    createPlaces(`${root}places`, files),
    createDirections(`${root}directions`, files),
  ]
  const reportViolation = (violation: Violation) => {
    tap()?.violation(violation)
    onViolation(violation)
  }
  return (replay: readonly JournalEntry[], settings: Settings, base: Seed) => {
    const market = createMarketplace(openWorld(options, settings, base, replay))
    const { faults } = market
    market.world.bus.subscribe((event) => {
      const seenBy = tap()
      if (seenBy) deliverSeen(target(), event, send, seenBy)
      else deliver(target(), event, send)
    })
    market.world.bus.onSessionsEnded(sessions.notifyEnded)
    market.onViolation(reportViolation)
    const api = createHttpServer(market, {
      base: `${root}api`,
      wait,
      readStatic,
      honoursKeys: () => target().conditions.keys === 'honoured',
      onCarriedOut,
      beforeCall: catchUp,
    })
    const serve = withHead(
      withServices(market, services, api, { wait, onViolation: reportViolation }),
    )
    return {
      market,
      async respond(request: Request, notes?: CallNotes) {
        const before = faults.state
        const answered = serve(request, notes)
        if (faults.state !== before) onFault()
        const response = await answered
        const { latency } = target().conditions
        if (latency > 0) await wait(latency)
        return response
      },
    }
  }
}

/**
 * Returns a function that runs all due jobs, in slices. After each its changes are stored and its
 * events sent, as those of a call.
 */
export function createCatchUp(
  market: () => Marketplace,
  { endExpired }: SocketSessions,
  notifyCarriedOut: () => void,
) {
  async function runSlices(): Promise<void> {
    for (;;) {
      const end = realTime() + SLICE_MS
      const isDone = market().runDue(() => realTime() < end)
      notifyCarriedOut()
      if (isDone) return
      await wait(0)
    }
  }
  let catchingUp: Promise<void> | null = null
  return (): Promise<void> => {
    const { dueJobs, clock } = market().world
    endExpired()
    if (!catchingUp && !dueJobs.next(clock.now())) return Promise.resolve()
    catchingUp ??= runSlices().finally(() => (catchingUp = null))
    return catchingUp
  }
}
