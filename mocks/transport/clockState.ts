import type { JournalEntry } from '../world/journal.ts'
import type { World } from '../world/world.ts'

const OFFSET = 'clockOffset'
const STOPPED = 'clockStopped'
const SPEED = 'clockSpeed'

/** Writes the clock's state into the world's tables, so that it is restored with the world. */
export function saveClock({ clock, tables: { meta } }: World): void {
  meta.put({ _id: OFFSET, value: clock.offset })
  meta.put({ _id: SPEED, value: clock.speed })
  if (clock.frozen) meta.put({ _id: STOPPED, value: clock.now() })
  else meta.remove(STOPPED)
}

/** Options of `createWorld` that restore a stored world and its clock. */
export interface RestoredClock {
  replay: readonly JournalEntry[]
  frozen: boolean
  speed: number
}

/** Restores a stored clock at the real time `real` (ms): a frozen clock keeps its time, however long ago it was frozen. */
export function restoreClock(entries: readonly JournalEntry[], real: number): RestoredClock {
  const value = (id: string) =>
    (entries.find((entry) => entry.table === 'meta' && entry.id === id)?.row as { value: number } | null | undefined)?.value
  const stopped = value(STOPPED)
  const speed = value(SPEED) ?? 1
  if (stopped === undefined) return { replay: entries, frozen: false, speed }
  const offset: JournalEntry = { table: 'meta', id: OFFSET, row: { _id: OFFSET, value: stopped - real } }
  return { replay: [...entries.filter((entry) => entry.id !== OFFSET), offset], frozen: true, speed }
}
