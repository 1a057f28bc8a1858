import type { MetaRow } from '#fixtures/rows.ts'
import type { JournalEntry } from './journal.ts'
import type { World } from './world.ts'

const OFFSET = 'clockOffset'
const STOPPED = 'clockStopped'
const SPEED = 'clockSpeed'

/** The state of a clock, whatever the real time is. */
export interface SavedClock {
  /** World time, ms since the epoch. */
  now: number
  frozen: boolean
  /** World milliseconds per real millisecond. */
  speed: number
}

/** The state of a world's clock. */
export const clockOf = ({ clock }: World): SavedClock => ({
  now: clock.now(),
  frozen: clock.frozen,
  speed: clock.speed,
})

/** Whether a value of the table `meta` belongs to the clock. */
export const isClockRow = (id: string) => id === OFFSET || id === STOPPED || id === SPEED

/** The values that restore a clock; `offset` is its time minus real time, ms. */
export const clockRows = ({ now, frozen, speed }: SavedClock, offset: number): MetaRow[] => [
  { _id: OFFSET, value: offset },
  { _id: SPEED, value: speed },
  ...(frozen ? [{ _id: STOPPED, value: now }] : []),
]

/** Writes the clock's state into the world's tables, so that it is restored with the world. */
export function saveClock(world: World): void {
  const { clock, tables } = world
  const { meta } = tables
  for (const row of clockRows(clockOf(world), clock.offset)) meta.put(row)
  if (!clock.frozen) meta.remove(STOPPED)
}

/** Options of `createWorld` that restore a stored world and its clock. */
export interface RestoredClock {
  replay: readonly JournalEntry[]
  stoppedAt?: number
  speed: number
}

/**
 * Restores a stored clock at the real time `real` (ms): a frozen clock keeps its time, however long
 * ago it was frozen.
 */
export function restoreClock(entries: readonly JournalEntry[], real: number): RestoredClock {
  const value = (id: string) =>
    (
      entries.find((entry) => entry.table === 'meta' && entry.id === id)?.row as
        | { value: number }
        | null
        | undefined
    )?.value
  const stoppedAt = value(STOPPED)
  const speed = value(SPEED) ?? 1
  if (stoppedAt === undefined) return { replay: entries, speed }
  const offset: JournalEntry = {
    table: 'meta',
    id: OFFSET,
    row: { _id: OFFSET, value: stoppedAt - real },
  }
  return { replay: [...entries.filter((entry) => entry.id !== OFFSET), offset], stoppedAt, speed }
}
