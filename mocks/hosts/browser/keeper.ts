import type { BusEvent } from '../../world/bus.ts'
import type { World } from '../../world/world.ts'
import type { Simulation } from '../simulation.ts'
import { stampOf } from './awaken.ts'
import type { Store } from './store.ts'

export interface Keeper {
  /** Resolves once everything that has happened so far is stored; only then are its events told. */
  settle(): Promise<void>
}

/** What one `settle` found to do. */
export interface Settled {
  events: BusEvent[]
  /** Tables that were written to. */
  touched: Set<string>
}

/**
 * Stores the changes of a marketplace as they come. An answer or an event leaves the core only after `settle`, so that
 * nobody is told of something that a crash could undo.
 */
export function createKeeper(simulation: Simulation, store: Store, onSettled: (settled: Settled) => void): Keeper {
  let world: World = simulation.market.world
  let outbox: BusEvent[] = []
  let written: Promise<void> = Promise.resolve()
  simulation.onEvent((event) => void outbox.push(event))

  function write(): Promise<void> {
    const present = simulation.market.world
    if (present !== world) {
      world = present
      const stamp = stampOf(simulation.settings)
      written = written.then(() => store.restart(stamp))
    }
    const entries = present.journal.drain()
    const events = outbox
    outbox = []
    if (entries.length === 0 && events.length === 0) return written
    // One after another, so that a later call never waits less than an earlier one.
    written = written
      .then(() => (entries.length > 0 ? store.write(entries) : undefined))
      .then(() => onSettled({ events, touched: new Set(entries.map((entry) => entry.table)) }))
    return written
  }
  // An answer may come late or never; what the call did is stored all the same.
  simulation.onCarriedOut(() => void write())
  return { settle: write }
}
