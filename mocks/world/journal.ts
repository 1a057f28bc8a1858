import type { TableName } from '../../fixtures/rows.ts'

/** The latest state of one changed row; `row` is null when it was removed. */
export interface JournalEntry {
  table: TableName
  id: string
  row: object | null
}

export interface Journal {
  record(table: TableName, id: string, row: object | null): void
  /** The rows changed since the last call, the latest state of each once. */
  drain(): JournalEntry[]
  /** Discards the recorded changes, after the base world was created. */
  clear(): void
}

/** Collects changed rows until a host stores them. */
export function createJournal(): Journal {
  const changed = new Map<string, JournalEntry>()
  return {
    // A later state replaces an earlier one, so that the journal grows with the number of changed rows, not of calls.
    record(table, id, row) {
      const key = `${table}:${id}`
      changed.delete(key)
      changed.set(key, { table, id, row })
    },
    drain() {
      const entries = [...changed.values()]
      changed.clear()
      return entries
    },
    clear: () => changed.clear(),
  }
}
