import type { JournalEntry } from '../world/journal.ts'
import type { World } from '../world/world.ts'

const OFFSET = 'clockOffset'
const STOPPED = 'clockStopped'
const SPEED = 'clockSpeed'

/** Writes the clock's state into the world, so that a world that is opened again goes on with it. */
export function rememberClock({ clock, tables: { meta } }: World): void {
  meta.put({ _id: OFFSET, value: clock.offset })
  meta.put({ _id: SPEED, value: clock.speed })
  if (clock.frozen) meta.put({ _id: STOPPED, value: clock.now() })
  else meta.remove(STOPPED)
}

/** Stored changes with the clock's part made ready for `createWorld`. */
export interface Wound {
  replay: readonly JournalEntry[]
  frozen: boolean
  speed: number
}

/** Winds a stored clock up at `real` (ms): one that stood still stands where it stood, however long ago that was. */
export function windClock(entries: readonly JournalEntry[], real: number): Wound {
  const value = (id: string) =>
    (entries.find((entry) => entry.table === 'meta' && entry.id === id)?.row as { value: number } | null | undefined)?.value
  const stopped = value(STOPPED)
  const speed = value(SPEED) ?? 1
  if (stopped === undefined) return { replay: entries, frozen: false, speed }
  const offset: JournalEntry = { table: 'meta', id: OFFSET, row: { _id: OFFSET, value: stopped - real } }
  return { replay: [...entries.filter((entry) => entry.id !== OFFSET), offset], frozen: true, speed }
}
