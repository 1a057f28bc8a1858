import type { SchemaError } from '../core/guard.ts'
import type { Settings } from '../core/scenarioTarget.ts'
import type { SavedClock } from '../world/clockState.ts'
import type { JournalEntry } from '../world/journal.ts'

export interface WorldFile {
  suki: typeof KIND
  stamp: string
  base: Settings
  clock: SavedClock
  /** The latest state of each row, by table and id; null for a removed one. */
  changes: JournalEntry[]
}

export const KIND = 'world'
/** Bytes: uploaded pictures and clips need some. */
export const MAX_BYTES = 60_000_000
export const tooLarge = `The file is too large: ${MAX_BYTES / 1_000_000} MB at most.`
export const MAX_CHANGES = 200_000

const MAX_REASONS = 50

export interface RefusedWorld {
  /** Lines of text, the first ones. */
  reasons: string[]
  more: boolean
}

export const reasonOf = (table: string, id: string, { path, message }: SchemaError): string =>
  `${table} ${id}${path}: ${message}`

/** Null when there are none. Others are not looked for: a file may have a million. */
export function refusalFor(all: Iterable<string>): RefusedWorld | null {
  const found = new Set<string>()
  for (const reason of all) {
    if (found.size === MAX_REASONS && !found.has(reason)) return { reasons: [...found], more: true }
    found.add(reason)
  }
  return found.size > 0 ? { reasons: [...found], more: false } : null
}
