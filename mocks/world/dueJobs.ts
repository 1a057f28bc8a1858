import type { JobRow } from '#fixtures/rows.ts'
import { createHeap } from './heap.ts'
import type { Table } from './tables.ts'

export interface DueJobs {
  /** Null when it was removed. */
  write(id: string, row: JobRow | null): void
  /** The first that is due at `now` (ms), by due time and then by when it was scheduled. */
  next(now: number): JobRow | undefined
}

interface Entry {
  id: string
  /** Ms since the epoch. */
  due: number
  place: number
}

const isBefore = (a: Entry, b: Entry) => (a.due === b.due ? a.place < b.place : a.due < b.due)

export function createDueJobs(jobs: () => Table<JobRow>): DueJobs {
  const heap = createHeap(isBefore)
  /** A removed job stays in the heap until its time. */
  const isWaiting = ({ id, due, place }: Entry) =>
    jobs().placeOf(id) === place && Date.parse(jobs().get(id)?.due_at ?? '') === due
  return {
    write(id, row) {
      if (row) heap.push({ id, due: Date.parse(row.due_at), place: jobs().placeOf(id) })
    },
    next(now) {
      for (let first = heap.first(); first && first.due <= now; first = heap.first()) {
        if (isWaiting(first)) return jobs().get(first.id)
        heap.pop()
      }
      return undefined
    },
  }
}
