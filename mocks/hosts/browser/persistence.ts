import type { SentEvent } from '#mocks/core/socketEvents.ts'
import type { World } from '#mocks/world/world.ts'
import type { Simulation } from '../simulation.ts'
import { stampOf } from './restore.ts'
import { type Store, type StoredFaults, faultsToStore } from './store.ts'

export interface Persistence {
  /** Resolves once all so far is stored; only then are its events sent. */
  flush(): Promise<void>
}

export interface Flushed {
  events: SentEvent[]
  tables: Set<string>
  faultsChanged: boolean
}

/** Returns undefined when nothing has changed since the last call. */
function watchFaults(simulation: Simulation): () => StoredFaults | null | undefined {
  const current = () => [simulation.conditions, simulation.faults.state]
  let seen = current()
  return () => {
    const [before, now] = [seen, current()]
    seen = now
    return now.every((part, index) => part === before[index])
      ? undefined
      : faultsToStore(simulation)
  }
}

/**
 * A response or an event leaves the worker only after `flush`, so that no page sees what a crash
 * could undo.
 */
export function createPersistence(
  simulation: Simulation,
  store: Store,
  onFlushed: (flushed: Flushed) => void,
): Persistence {
  let world: World = simulation.world
  let outbox: SentEvent[] = []
  let written: Promise<void> = Promise.resolve()
  const changedFaults = watchFaults(simulation)
  simulation.onEvent((event) => void outbox.push(event))

  function flush(): Promise<void> {
    const current = simulation.world
    const isOther = current !== world
    world = current
    const stamp = stampOf(simulation.settings)
    const entries = current.journal.drain()
    const faults = changedFaults()
    const [events, faultsChanged] = [outbox, faults !== undefined]
    outbox = []
    if (!isOther && entries.length === 0 && events.length === 0 && !faultsChanged) return written
    // One after another: a later call never resolves before an earlier one.
    written = written
      .then(() => {
        if (isOther) return store.reset(stamp, entries, faults ?? null)
        return entries.length > 0 || faultsChanged ? store.write(entries, faults) : undefined
      })
      .then(() =>
        onFlushed({ events, tables: new Set(entries.map((entry) => entry.table)), faultsChanged }),
      )
    return written
  }
  // The response may be delayed or withheld; the changes are stored all the same.
  simulation.onCarriedOut(() => void flush())
  // A call that is slow, or never answered, has used up its fault now: the page may be reloaded before
  // it ends.
  simulation.onFault(() => void flush())
  return { flush }
}
