import { buildWorld } from '#fixtures/world.ts'
import type { Seed } from '#fixtures/rows.ts'
import { createMarketplace, type Violation } from '../marketplace.ts'
import { deliver, deliverSeen } from '../transport/eventDelivery.ts'
import {
  defaultConditions,
  type Settings,
  type ScenarioTarget,
} from '../transport/scenarioTarget.ts'
import { clockRows, type SavedClock } from '../transport/clockState.ts'
import { createHttpServer, type ReadStatic } from '../transport/http.ts'
import { createDirections } from '../transport/directions.ts'
import { jsonFiles } from '../transport/jsonFiles.ts'
import { withHead } from '../transport/methods.ts'
import { createPlaces } from '../transport/places.ts'
import { withServices } from '../transport/services.ts'
import { createPresence } from '../transport/socketPresence.ts'
import { createSocketSessions } from '../transport/socketSessions.ts'
import type { SocketLink } from '../transport/socket.ts'
import type { SentEvent } from '../transport/socketEvents.ts'
import type { CallNotes, Tap } from '../transport/traffic.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { Addresses, World } from '../world/world.ts'
import { openWorld } from './openWorld.ts'
import { after, realTime, wait, wholeSecond } from './timers.ts'

/** Products of the default world. */
export const DEFAULT_PRODUCTS = 2000

export interface SimulationOptions {
  settings: Settings
  /**
   * Path below which everything is served, with a slash at its end: the API at `api`, other
   * services at `places` and `directions`.
   */
  root: string
  /** Asked for every address in a reply or an event. */
  addresses: () => Addresses
  /** Reads a file of the static folder. */
  readStatic: ReadStatic
  /** Real time, ms; a constant stops the world's clock. */
  real: () => number
  /**
   * Whether many due jobs are run in slices, so that the thread also does other work. By default
   * all are run at once.
   */
  yields?: boolean
  /** Changes of an earlier session. */
  replay?: readonly JournalEntry[]
  /** World time at which a reset world starts, ms; the current real time by default. */
  startTime?: () => number
  /**
   * World time of the base world of one that starts at a time, ms, not after it: worlds with the
   * same can share its rows. By default the same.
   */
  baseTime?: (start: number) => number
  /** Rows of a base world; passed in by hosts that cache them. */
  rows?: (settings: Settings) => Seed
}

/** A world that was built beside the present one. */
export interface PreparedWorld {
  readonly world: World
  /** Rows of its base world. */
  readonly base: Seed
  /** Puts it in the place of the present one, from which it is then independent. */
  use(): void
}

/**
 * A marketplace with its HTTP and socket interfaces. A reset replaces the world and keeps the
 * listeners.
 */
export interface Simulation extends ScenarioTarget {
  /** Answers a request to the API or to the services below `places` and `directions`. */
  fetch(request: Request): Promise<Response>
  onEvent(listener: (event: SentEvent) => void): () => void
  /**
   * Resolves when nothing is left of what was due at the call. Calls wait for it, so that they see
   * a world in which all has happened in its order; hosts wait for it before they look at the world
   * by themselves.
   */
  catchUp(): Promise<void>
  /**
   * Called after every call that has been carried out, also when its response is never sent, after
   * every delayed work and every slice of due jobs.
   */
  onCarriedOut(listener: () => void): () => void
  /**
   * Called at the beginning of every call that has a fault, or would have one later: what is left
   * of the armed faults has changed.
   */
  onFault(listener: () => void): () => void
  /** Sets the tap, which sees all traffic; null removes it. There is none at first. */
  setTap(tap: Tap | null): void
  readonly isTapped: boolean
  /** Rows of the present base world. */
  baseRows(): Seed
  /**
   * Builds another world without any effect on the present one: changes on a base world, with a
   * clock that shows a time from now on.
   * @throws when the changes can't be applied
   */
  prepare(world: {
    settings: Settings
    clock: SavedClock
    changes: readonly JournalEntry[]
  }): PreparedWorld
  /** The interface for socket servers. */
  readonly sockets: SocketLink
  /** Removes the sockets of a page that has closed, by the prefix of their ids. */
  disconnectSockets(prefix: string): void
}

/** How long due jobs run before other work has its turn, real ms. */
const SLICE_MS = 8

const baseRows = ({ bornAt, ...sizes }: Settings): Seed => buildWorld({ ...sizes, now: bornAt })

/** The entries that set a world's clock, at the real time `real` (ms). */
const clockEntries = (clock: SavedClock, real: number): JournalEntry[] =>
  clockRows(clock, clock.now - real).map((row) => ({ table: 'meta', id: row._id, row }))

/**
 * The changes that a world has when it starts (ms): its clock, if that is later than its base
 * world.
 */
export const startedAt = (start: number, { bornAt }: Settings, real: number): JournalEntry[] =>
  start === bornAt ? [] : clockEntries({ now: start, frozen: false, speed: 1 }, real)

/**
 * Opens a marketplace for a host.
 * @throws when `replay` can't be applied to the base world
 */
export function openSimulation(options: SimulationOptions): Simulation {
  const {
    root,
    readStatic,
    rows = baseRows,
    startTime = options.real,
    baseTime = (start) => start,
  } = options
  // The files stay in memory when the world is reset.
  const files = jsonFiles(readStatic)
  const services = [
    createPlaces(`${root}places`, files),
    createDirections(`${root}directions`, files),
  ]
  const events = new Set<(event: SentEvent) => void>()
  const violations = new Set<(violation: Violation) => void>()
  const carriedOut = new Set<() => void>()
  const faulted = new Set<() => void>()
  let settings = options.settings
  let conditions = defaultConditions
  let tap: Tap | null = null

  const reportViolation = (violation: Violation) => {
    tap?.violation(violation)
    for (const listener of violations) listener(violation)
  }
  const notifyCarriedOut = () => carriedOut.forEach((listener) => listener())
  const send = (event: SentEvent) => events.forEach((listener) => listener(event))
  const sessions = createSocketSessions(() => current.market.world)
  const open = (replay: readonly JournalEntry[], of = settings, base = rows(of)) => {
    const market = createMarketplace(openWorld(options, of, base, replay))
    market.world.bus.subscribe((event) =>
      tap ? deliverSeen(simulation, event, send, tap) : deliver(simulation, event, send),
    )
    market.world.bus.onSessionsEnded(sessions.notifyEnded)
    market.onViolation(reportViolation)
    const api = createHttpServer(market, {
      base: `${root}api`,
      wait,
      readStatic,
      honoursKeys: () => conditions.keys === 'honoured',
      onCarriedOut: notifyCarriedOut,
      beforeCall: () => catchUp(),
    })
    return {
      market,
      serve: withHead(withServices(market, services, api, { wait, onViolation: reportViolation })),
    }
  }
  let current = open(options.replay ?? [])
  /**
   * Runs due jobs in slices. After each its changes are stored and its events sent, as those of a
   * call.
   */
  async function runSlices(): Promise<void> {
    for (;;) {
      const end = realTime() + SLICE_MS
      const isDone = current.market.runDue(() => realTime() < end)
      notifyCarriedOut()
      if (isDone) return
      await wait(0)
    }
  }
  let catchingUp: Promise<void> | null = null
  const catchUp = (): Promise<void> => {
    const { dueJobs, clock } = current.market.world
    sessions.endExpired()
    if (!catchingUp && !dueJobs.next(clock.now())) return Promise.resolve()
    catchingUp ??= runSlices().finally(() => (catchingUp = null))
    return catchingUp
  }
  const respond = async (request: Request, notes?: CallNotes) => {
    const { faults } = current.market
    const before = faults.state
    const answered = current.serve(request, notes)
    if (faults.state !== before) for (const listener of faulted) listener()
    const response = await answered
    if (conditions.latency > 0) await wait(conditions.latency)
    return response
  }
  const presence = createPresence(() => current.market.world)
  const restoreSockets = () => [presence.restore(), sessions.notifyAll()]
  const addListener = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const simulation: Simulation = {
    get world() {
      return current.market.world
    },
    get faults() {
      return current.market.faults
    },
    handle: (call) => current.market.handle(call),
    authenticate: (token) => current.market.authenticate(token),
    carryOut: (source, work) => current.market.carryOut(source, work),
    runDue: (mayGoOn) => current.market.runDue(mayGoOn),
    get settings() {
      return settings
    },
    get conditions() {
      return conditions
    },
    setConditions: (change) => void (conditions = { ...conditions, ...change }),
    after: (ms, work) =>
      void after(ms, async () => {
        await catchUp()
        work()
        notifyCarriedOut()
      }),
    send,
    runDueSoon() {
      if (options.yields) return void catchUp()
      sessions.endExpired()
      current.market.runDue()
    },
    catchUp,
    rebuild(change) {
      const start = wholeSecond(startTime())
      settings = { ...settings, bornAt: baseTime(start), ...change }
      current = open(change?.bornAt === undefined ? startedAt(start, settings, options.real()) : [])
      restoreSockets()
    },
    baseRows: () => rows(settings),
    prepare({ settings: wanted, clock, changes }) {
      const base = rows(wanted)
      const replay = [...changes, ...clockEntries(clock, options.real())]
      const next = open(replay, wanted, base)
      return {
        world: next.market.world,
        base,
        use() {
          settings = wanted
          current = next
          // A host stores what the journal has: a world that was restored has an empty one.
          for (const { table, id, row } of replay) next.market.world.journal.record(table, id, row)
          restoreSockets()
        },
      }
    },
    fetch: (request) => (tap ? tap.call(request, respond) : respond(request)),
    onEvent: (listener) => addListener(events, listener),
    onViolation: (listener) => addListener(violations, listener),
    onCarriedOut: (listener) => addListener(carriedOut, listener),
    onFault: (listener) => addListener(faulted, listener),
    setTap: (next) => void (tap = next),
    get isTapped() {
      return tap !== null
    },
    sockets: {
      authenticate: sessions.authenticate,
      subscribe: (listener) => addListener(events, listener),
      onSessionsEnded: sessions.onEnded,
      announce: presence.announce,
      disconnected: presence.disconnected,
      frame: (frame) => tap?.frame(frame),
    },
    disconnectSockets: presence.disconnectAll,
  }
  return simulation
}
