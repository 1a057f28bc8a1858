import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { Settings } from '#mocks/core/scenarioTarget.ts'
import { sizeOf, type NetworkFaults, networkFaultsOf } from '#mocks/scenario/describeState.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { Simulation } from '../simulation.ts'
import { wait } from '../timers.ts'

export interface StoredFaults {
  scenario: NetworkFaults
  hits: number[]
  /** `FaultsState.drawn` */
  drawn: number
}

export function faultsToStore(simulation: Simulation): StoredFaults | null {
  const { armed, drawn } = simulation.faults.state
  const scenario = networkFaultsOf(simulation)
  return sizeOf(scenario) === 0 ? null : { scenario, hits: armed.map(({ hits }) => hits), drawn }
}

export interface Stamp extends Settings {
  /** What its rows mean; a world of another meaning is not used. */
  rows: string
}

export interface Stored {
  stamp: Stamp
  entries: JournalEntry[]
  /** Holds `StoredFaults`, if nobody has changed them. */
  faults?: unknown
}

/** In IndexedDB. No method ever rejects: see `onError`. */
export interface Store {
  load(): Promise<Stored | null>
  /** Writes all or nothing; undefined leaves the faults, null drops them. */
  write(entries: readonly JournalEntry[], faults?: StoredFaults | null): Promise<void>
  /** Writes all or nothing. */
  reset(
    stamp: Stamp,
    entries?: readonly JournalEntry[],
    faults?: StoredFaults | null,
  ): Promise<void>
  stop(): void
}

interface Schema extends DBSchema {
  rows: { key: string; value: JournalEntry }
  stamp: { key: string; value: unknown }
}

const STAMP = 'stamp'
const FAULTS = 'faults'
const keyOf = ({ table, id }: JournalEntry) => `${table}:${id}`
const TABLES = ['rows', 'stamp'] as const
/** The browser may take so long to open or delete the database. */
const LIMIT_MS = 5000

const within = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, wait(LIMIT_MS).then(() => Promise.reject(new Error('it does not answer')))])

const openAsIs = (name: string) =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      for (const table of TABLES) database.createObjectStore(table)
    },
  })

/** A database with another schema is deleted first. */
async function open(name: string): Promise<IDBPDatabase<Schema>> {
  const found = await openAsIs(name).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return null
    throw error
  })
  if (found && TABLES.every((table) => found.objectStoreNames.contains(table))) return found
  found?.close()
  await deleteDB(name)
  return openAsIs(name)
}

/**
 * When the browser refuses (no space, private mode), `onError` is called once and the world stays
 * in memory.
 */
export function openStore(name: string, onError: (reason: string) => void): Store {
  const database = within(open(name))
  database.catch(() => undefined)
  let usable = true
  async function withDatabase<T>(
    work: (database: IDBPDatabase<Schema>) => Promise<T>,
  ): Promise<T | null> {
    if (!usable) return null
    try {
      return await work(await database)
    } catch (error) {
      if (usable) onError(error instanceof Error ? error.message || error.name : String(error))
      usable = false
      return null
    }
  }
  /** With a stamp, in place of all that is there. */
  async function save(
    entries: readonly JournalEntry[],
    faults?: StoredFaults | null,
    stamp?: Stamp,
  ): Promise<void> {
    await withDatabase(async (db) => {
      const transaction = db.transaction(TABLES, 'readwrite')
      const [rows, stamps] = [transaction.objectStore('rows'), transaction.objectStore('stamp')]
      await Promise.all([
        stamp && rows.clear(),
        ...entries.map((entry) => rows.put(entry, keyOf(entry))),
        stamp && stamps.put(stamp, STAMP),
        faults ? stamps.put(faults, FAULTS) : faults === null && stamps.delete(FAULTS),
        transaction.done,
      ])
    })
  }
  return {
    load: () =>
      withDatabase(async (db) => {
        const stamp = await db.get('stamp', STAMP)
        const [entries, faults] = await Promise.all([db.getAll('rows'), db.get('stamp', FAULTS)])
        // Without its stamp a world is damaged.
        return stamp || entries.length > 0
          ? { stamp: Object(stamp) as Stamp, entries, faults }
          : null
      }),
    write: save,
    reset: (stamp, entries = [], faults = null) => save(entries, faults, stamp),
    stop() {
      usable = false
    },
  }
}
