import { buildWorld } from '../../fixtures/world.ts'
import type { Seed } from '../../fixtures/rows.ts'
import { createMarketplace, type Marketplace, type Violation } from '../marketplace.ts'
import { calm, type Settings, type Steerable } from '../transport/control.ts'
import { windClock } from '../transport/controlClock.ts'
import { createHttpServer } from '../transport/http.ts'
import { type PlaceOptions, withPlaces } from '../transport/places.ts'
import { createPresence } from '../transport/socketPresence.ts'
import type { SocketLink } from '../transport/socket.ts'
import type { BusEvent } from '../world/bus.ts'
import type { JournalEntry } from '../world/journal.ts'
import { createWorld } from '../world/world.ts'
import { wait } from './timers.ts'

/** Products of the default world. */
export const DEFAULT_PRODUCTS = 2000

/** Prefixes of the addresses that replies carry, each with a slash or `=` at its end. */
export interface Addresses {
  media: string
  files: string
  provider: string
}

export interface SimulationOptions {
  settings: Settings
  /** Path of the API, without a slash at its end. */
  base: string
  addresses: Addresses
  /** The simulated location service; without it, its address answers as any other that is no call. */
  places?: PlaceOptions
  /** Real time, ms; a constant stops the world's clock. */
  real: () => number
  /** Changes of an earlier session. */
  replay?: readonly JournalEntry[]
  /** World time at which a reset world starts, ms; by default the present real time. */
  birth?: () => number
  /** Rows of a base world; kept by hosts that build the same one often. */
  rows?: (settings: Settings) => Seed
}

/** A marketplace with its wires, which outlive its worlds: a reset puts a new world behind the same listeners. */
export interface Simulation extends Steerable {
  fetch(request: Request): Promise<Response>
  onEvent(listener: (event: BusEvent) => void): () => void
  onViolation(listener: (violation: Violation) => void): () => void
  /** Hears of every call that has been carried out, whether it is ever answered or not. */
  onCarriedOut(listener: () => void): () => void
  /** The sockets' way in. */
  readonly link: SocketLink
  /** Forgets the sockets of a page that is gone, by the start of their ids. */
  leftAll(prefix: string): void
}

const baseRows = ({ seed, products, bornAt }: Settings): Seed => buildWorld({ seed, products, now: bornAt })

/**
 * Opens a marketplace for a host.
 * @throws when `replay` doesn't fit the base world
 */
export function openSimulation(options: SimulationOptions): Simulation {
  const { base, rows = baseRows, birth = options.real } = options
  const events = new Set<(event: BusEvent) => void>()
  const violations = new Set<(violation: Violation) => void>()
  const carriedOut = new Set<() => void>()
  let settings = options.settings
  let conditions = calm

  const open = (replay: readonly JournalEntry[]) => {
    const market = openMarketplace(options, settings, rows(settings), replay)
    market.world.bus.subscribe((event) => events.forEach((tell) => tell(event)))
    market.onViolation((violation) => violations.forEach((tell) => tell(violation)))
    const api = createHttpServer(market, {
      base,
      wait,
      honoursKeys: () => conditions.keys === 'honoured',
      onCarriedOut: () => carriedOut.forEach((tell) => tell()),
    })
    return { market, serve: options.places ? withPlaces(market, options.places, api, wait) : api }
  }
  let current = open(options.replay ?? [])
  const presence = createPresence(() => current.market.world)
  const hear = <T>(listeners: Set<T>, listener: T) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get market() {
      return current.market
    },
    get settings() {
      return settings
    },
    get conditions() {
      return conditions
    },
    setConditions: (change) => void (conditions = { ...conditions, ...change }),
    rebuild(change) {
      settings = { ...settings, bornAt: birth(), ...change }
      current = open([])
      presence.restore()
    },
    async fetch(request) {
      const response = await current.serve(request)
      if (conditions.latency > 0) await wait(conditions.latency)
      return response
    },
    onEvent: (listener) => hear(events, listener),
    onViolation: (listener) => hear(violations, listener),
    onCarriedOut: (listener) => hear(carriedOut, listener),
    link: {
      authenticate: (token) => current.market.authenticate(token)?._id ?? null,
      subscribe: (listener) => hear(events, listener),
      announce: presence.announce,
      left: presence.left,
    },
    leftAll: presence.leftAll,
  }
}

function openMarketplace(options: SimulationOptions, settings: Settings, rows: Seed, entries: readonly JournalEntry[]): Marketplace {
  const { real, addresses } = options
  const world = createWorld({
    seed: settings.seed,
    now: settings.bornAt,
    rows,
    real,
    mediaBase: addresses.media,
    filesBase: addresses.files,
    providerBase: addresses.provider,
    ...windClock(entries, real()),
  })
  return createMarketplace(world)
}
