import type { Settings } from '../core/scenarioTarget.ts'
import type { SavedClock } from '../world/clockState.ts'
import type { JournalEntry } from '../world/journal.ts'

/** A world as a file: what its base world is built from, its clock, and what has changed since. */
export interface WorldFile {
  suki: typeof KIND
  /** What its rows mean: a file of another meaning can't be read. */
  stamp: string
  base: Settings
  clock: SavedClock
  /** The latest state of each changed row, by table and id; null for a removed one. */
  changes: JournalEntry[]
}

export const KIND = 'world'
/** The largest file that is read, bytes: uploaded pictures and clips need some. */
export const MAX_BYTES = 60_000_000
/** Why a larger one is refused. */
export const tooLarge = `The file is too large: ${MAX_BYTES / 1_000_000} MB at most.`
export const MAX_CHANGES = 200_000
