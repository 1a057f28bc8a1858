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
