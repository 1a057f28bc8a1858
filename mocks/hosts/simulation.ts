import { type Conditions, usualConditions } from '#fixtures/scenarios/conditions.ts'
import { switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import { createMarketplace, type Marketplace } from '../core/marketplace.ts'
import type { ScenarioTarget, Settings } from '../core/scenarioTarget.ts'
import type { SentEvent } from '../core/socketEvents.ts'
import type { ReadStatic } from '../transport/http/http.ts'
import { inward } from '../transport/http/only/values.ts'
import { deliver } from '../transport/sockets/eventDelivery.ts'
import type { SocketLink } from '../transport/sockets/socket.ts'
import { createPresence, createSocketSessions } from '../transport/sockets/socketSessions.ts'
import type { Tap } from '../transport/traffic/traffic.ts'
import { createListeners } from '../world/bus.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { World } from '../world/world.ts'
import { createCatchUp, createResponder } from './served.ts'
import {
  createSimulatedWorlds,
  type SimulatedWorlds,
  type WorldsOptions,
} from './simulatedWorlds.ts'
import { after } from './timers.ts'

export const DEFAULT_PRODUCTS = 2000

export interface SimulationOptions extends WorldsOptions {
  settings: Settings
  /** With a slash at its end: below it are `api`, `places` and `directions`. */
  root: string
  readStatic: ReadStatic
  /** Many due jobs are run in slices, so that the thread also does other work. */
  yields?: boolean
  /** Conditions at the start and after a reset, where not the usual ones. */
  conditions?: Partial<Conditions>
  replay?: readonly JournalEntry[]
}

export interface Simulation extends ScenarioTarget, Pick<SimulatedWorlds, 'prepare' | 'baseRows'> {
  /** Answers the API and the services beside it. */
  fetch(request: Request): Promise<Response>
  onEvent(listener: (event: SentEvent) => void): () => void
  /**
   * Resolves when nothing is left of what was due. Calls wait for it, and so do hosts before they
   * look at the world.
   */
  catchUp(): Promise<void>
  /**
   * Called after every call, also when its response is never sent, every delayed work and every
   * slice of due jobs.
   */
  onCarriedOut(listener: () => void): () => void
  /** Called at the beginning of every call that changes what is left of the armed faults. */
  onFault(listener: () => void): () => void
  /** Null records nothing. */
  tap: Tap | null
  readonly sockets: SocketLink
  /** Closes a page's sockets by the prefix of their ids. */
  disconnectSockets(prefix: string): void
}

function createSockets(
  market: Marketplace,
  link: Pick<SocketLink, 'subscribe' | 'frame'>,
  conditions: () => Conditions,
) {
  const only = () => switchesOf(conditions().only)
  const sessions = createSocketSessions(() => market.world)
  const presence = createPresence(() => market.world)
  return {
    link: {
      ...link,
      authenticate: (token: string | null) =>
        sessions.authenticate(
          only().has('bearer-sockets') ? (/^Bearer (.+)$/.exec(token ?? '')?.[1] ?? null) : token,
        ),
      onSessionsEnded: sessions.onEnded,
      announce: (...[id, userId, event, payload]: Parameters<SocketLink['announce']>) =>
        presence.announce(id, userId, event, inward(payload, only())),
      disconnected: presence.disconnected,
    },
    disconnectAll: presence.disconnectAll,
    notifyEnded: sessions.notifyEnded,
    endExpired: sessions.endExpired,
    worldReplaced() {
      presence.restore()
      sessions.notifyAll()
    },
  }
}

/** @throws when `replay` can't be applied to the base world */
export function openSimulation(options: SimulationOptions): Simulation {
  const events = createListeners<[event: SentEvent]>()
  const carriedOut = createListeners()
  const faulted = createListeners()

  const send = (world: World) => {
    world.bus.subscribe((event) => deliver(simulation, event, events.notify, simulation.tap))
    world.bus.onSessionsEnded(sockets.notifyEnded)
  }
  const worlds = createSimulatedWorlds(
    options,
    () => simulation.settings,
    (settings, world) => {
      simulation.settings = settings
      market.replace(world)
      send(world)
      sockets.worldReplaced()
    },
  )
  const market = createMarketplace(worlds.open(options.settings, options.replay ?? []))
  const sockets = createSockets(
    market,
    { subscribe: events.add, frame: (frame) => simulation.tap?.frame(frame) },
    () => simulation.conditions,
  )
  const usual = { ...usualConditions, ...options.conditions }
  const runSlices = createCatchUp(market, carriedOut.notify)
  const catchUp = () => {
    sockets.endExpired()
    return runSlices()
  }
  const own: Omit<Simulation, keyof Marketplace> = {
    settings: options.settings,
    rebuild: worlds.rebuild,
    prepare: worlds.prepare,
    baseRows: worlds.baseRows,
    conditions: usual,
    usual,
    setConditions: (change) =>
      void (simulation.conditions = { ...simulation.conditions, ...change }),
    after: (ms, work) =>
      void after(ms, async () => {
        await catchUp()
        work()
        carriedOut.notify()
      }),
    runDueSoon() {
      if (options.yields) return void catchUp()
      sockets.endExpired()
      market.runDue()
    },
    catchUp,
    tap: null,
    fetch: (request) => (simulation.tap ? simulation.tap.call(request, respond) : respond(request)),
    send: events.notify,
    onEvent: events.add,
    onCarriedOut: carriedOut.add,
    onFault: faulted.add,
    sockets: sockets.link,
    disconnectSockets: sockets.disconnectAll,
  }
  const simulation = Object.assign(market, own) as {
    -readonly [Key in keyof Simulation]: Simulation[Key]
  }
  send(market.world)
  const respond = createResponder(simulation, {
    ...options,
    catchUp,
    onCarriedOut: carriedOut.notify,
    onFault: faulted.notify,
  })
  market.onViolation((violation) => simulation.tap?.violation(violation))
  return simulation
}
