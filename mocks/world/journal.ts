import type { TableName } from '../../fixtures/rows.ts'

/** The last state of one changed row; `row` is null when it was removed. */
export interface JournalEntry {
  table: TableName
  id: string
  row: object | null
}

export interface Journal {
  record(table: TableName, id: string, row: object | null): void
  /** The rows changed since the last call, the latest state of each once. */
  drain(): JournalEntry[]
  /** Forgets what was recorded, after the base world was sown. */
  clear(): void
}

/** Collects changed rows until a host stores them. */
export function createJournal(): Journal {
  const changed = new Map<string, JournalEntry>()
  return {
    // A later state replaces an earlier one: what is stored grows with the rows touched, not with the calls made.
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
