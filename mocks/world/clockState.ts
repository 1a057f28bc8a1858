import type { MetaRow } from '#fixtures/rows.ts'
import type { JournalEntry } from './journal.ts'
import type { World } from './world.ts'

const OFFSET = 'clockOffset'
const STOPPED = 'clockStopped'
const SPEED = 'clockSpeed'

/** Does not depend on the real time. */
export interface SavedClock {
  /** World time, ms since the epoch. */
  now: number
  frozen: boolean
  /** World ms per real ms. */
  speed: number
}

export const clockOf = ({ clock }: World): SavedClock => ({
  now: clock.now(),
  frozen: clock.frozen,
  speed: clock.speed,
})

export const isClockRow = (id: string) => id === OFFSET || id === STOPPED || id === SPEED

/** `offset`: its time minus real time, ms. */
export const clockRows = ({ now, frozen, speed }: SavedClock, offset: number): MetaRow[] => [
  { _id: OFFSET, value: offset },
  { _id: SPEED, value: speed },
  ...(frozen ? [{ _id: STOPPED, value: now }] : []),
]

/** Lets the clock be restored with the world. */
export function saveClock(world: World): void {
  const { clock, tables } = world
  const { meta } = tables
  for (const row of clockRows(clockOf(world), clock.offset)) meta.put(row)
  if (!clock.frozen) meta.remove(STOPPED)
}

/** These are options of `createWorld`. */
export interface RestoredClock {
  replay: readonly JournalEntry[]
  stoppedAt?: number
  speed: number
}

/** Keeps a frozen clock at its time; `real` is the real time, ms. */
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
