import { buildWorld } from '#fixtures/world.ts'
import type { Seed } from '#fixtures/rows.ts'
import type { Violation } from '../core/marketplace.ts'
import { defaultConditions, type Settings, type ScenarioTarget } from '../core/scenarioTarget.ts'
import { clockRows, type SavedClock } from '../world/clockState.ts'
import type { ReadStatic } from '../transport/http/http.ts'
import { createPresence } from '../transport/sockets/socketPresence.ts'
import { createSocketSessions } from '../transport/sockets/socketSessions.ts'
import type { SocketLink } from '../transport/sockets/socket.ts'
import type { SentEvent } from '../core/socketEvents.ts'
import type { Tap } from '../transport/traffic/traffic.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { Addresses } from '../world/world.ts'
import type { PrepareWorld } from '../worldFile/open.ts'
import { createCatchUp, createOpener } from './served.ts'
import { after, wholeSecond } from './timers.ts'

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
  readonly prepare: PrepareWorld
  /** The interface for socket servers. */
  readonly sockets: SocketLink
  /** Removes the sockets of a page that has closed, by the prefix of their ids. */
  disconnectSockets(prefix: string): void
}

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

/** The listeners of one kind. */
function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    notify: (...args: Args) => listeners.forEach((listener) => listener(...args)),
    /** Returns a function that removes the listener. */
    add(listener: (...args: Args) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Opens a marketplace for a host.
 * @throws when `replay` can't be applied to the base world
 */
export function openSimulation(options: SimulationOptions): Simulation {
  const { rows = baseRows, startTime = options.real, baseTime = (start) => start } = options
  const events = createListeners<[event: SentEvent]>()
  const violations = createListeners<[violation: Violation]>()
  const carriedOut = createListeners()
  const faulted = createListeners()
  let settings = options.settings
  let conditions = defaultConditions
  let tap: Tap | null = null

  const sessions = createSocketSessions(() => current.market.world)
  const open = createOpener(options, {
    target: () => simulation,
    tap: () => tap,
    send: events.notify,
    sessions,
    onViolation: violations.notify,
    catchUp: () => catchUp(),
    onCarriedOut: carriedOut.notify,
    onFault: faulted.notify,
  })
  let current = open(options.replay ?? [], settings, rows(settings))
  const catchUp = createCatchUp(() => current.market, sessions, carriedOut.notify)
  const presence = createPresence(() => current.market.world)
  const restoreSockets = () => [presence.restore(), sessions.notifyAll()]
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
        carriedOut.notify()
      }),
    send: events.notify,
    runDueSoon() {
      if (options.yields) return void catchUp()
      sessions.endExpired()
      current.market.runDue()
    },
    catchUp,
    rebuild(change) {
      const start = wholeSecond(startTime())
      settings = { ...settings, bornAt: baseTime(start), ...change }
      const replay = change?.bornAt === undefined ? startedAt(start, settings, options.real()) : []
      current = open(replay, settings, rows(settings))
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
    fetch: (request) => (tap ? tap.call(request, current.respond) : current.respond(request)),
    onEvent: events.add,
    onViolation: violations.add,
    onCarriedOut: carriedOut.add,
    onFault: faulted.add,
    setTap: (next) => void (tap = next),
    get isTapped() {
      return tap !== null
    },
    sockets: {
      authenticate: sessions.authenticate,
      subscribe: events.add,
      onSessionsEnded: sessions.onEnded,
      announce: presence.announce,
      disconnected: presence.disconnected,
      frame: (frame) => tap?.frame(frame),
    },
    disconnectSockets: presence.disconnectAll,
  }
  return simulation
}
