import type { TableName } from '#fixtures/rows.ts'

/** Null when it was removed. */
export interface JournalEntry {
  table: TableName
  id: string
  row: object | null
}

export interface Journal {
  record(table: TableName, id: string, row: object | null): void
  /** Gives the latest state of each row that has changed since the last call. */
  drain(): JournalEntry[]
  /** The base world's rows are no changes. */
  clear(): void
  /** Collects what follows separately. */
  hold(): void
  release(): void
  drop(): void
}

type Changes = Map<string, JournalEntry>

// The journal grows with the number of changed rows, not of calls.
function add(changes: Changes, key: string, entry: JournalEntry): void {
  changes.delete(key)
  changes.set(key, entry)
}

export function createJournal(): Journal {
  const changed: Changes = new Map()
  let apart: Changes | null = null
  return {
    record: (table, id, row) => add(apart ?? changed, `${table}:${id}`, { table, id, row }),
    drain() {
      const entries = [...changed.values()]
      changed.clear()
      return entries
    },
    clear: () => changed.clear(),
    hold: () => void (apart = new Map()),
    release() {
      for (const [key, entry] of apart ?? []) add(changed, key, entry)
      apart = null
    },
    drop: () => void (apart = null),
  }
}
