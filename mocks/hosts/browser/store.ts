import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Settings } from '../../transport/scenarioTarget.ts'
import type { JournalEntry } from '../../world/journal.ts'

/** What a stored world was built from; a different contract makes it unusable. */
export interface Stamp extends Settings {
  contract: string
}

export interface Stored {
  stamp: Stamp
  entries: JournalEntry[]
}

/** Persists the changes of a world in IndexedDB. No method ever rejects: see `onError`. */
export interface Store {
  load(): Promise<Stored | null>
  /** Adds changes, all of them or none. */
  write(entries: readonly JournalEntry[]): Promise<void>
  /** Deletes all changes and stores a new stamp. */
  reset(stamp: Stamp): Promise<void>
  /** Ignores every later write. */
  stop(): void
}

interface Schema extends DBSchema {
  rows: { key: string; value: JournalEntry }
  stamp: { key: string; value: Stamp }
}

const STAMP = 'stamp'
const open = (name: string) =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('rows')
      database.createObjectStore('stamp')
    },
  })

/** Opens the store of that name. When the browser refuses (no space, private mode), `onError` is called once and the world stays in memory. */
export function openStore(name: string, onError: (reason: string) => void): Store {
  const database = open(name)
  let usable = true
  async function attempt<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | null> {
    if (!usable) return null
    try {
      return await work(await database)
    } catch (error) {
      if (usable) onError(error instanceof Error ? error.message : String(error))
      usable = false
      return null
    }
  }
  return {
    load: () =>
      attempt(async (db) => {
        const stamp = await db.get('stamp', STAMP)
        return stamp ? { stamp, entries: await db.getAll('rows') } : null
      }),
    async write(entries) {
      await attempt(async (db) => {
        const transaction = db.transaction('rows', 'readwrite')
        for (const entry of entries) void transaction.store.put(entry, `${entry.table}:${entry.id}`)
        await transaction.done
      })
    },
    async reset(stamp) {
      await attempt(async (db) => {
        const transaction = db.transaction(['rows', 'stamp'], 'readwrite')
        void transaction.objectStore('rows').clear()
        void transaction.objectStore('stamp').put(stamp, STAMP)
        await transaction.done
      })
    },
    stop() {
      usable = false
    },
  }
}
