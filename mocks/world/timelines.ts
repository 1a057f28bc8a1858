import type { Rows, TableName } from '../../fixtures/rows.ts'

/** Ids of rows by owner in the order of their times, the newest last; of two with the same time, the one added later is last. */
export interface Timeline {
  /** The ids of an owner's rows. Not to be changed by the caller. */
  of(owner: string): readonly string[]
  /** Indexes a row's new state; null when it was removed. */
  write(id: string, row: object | null): void
}

interface Entry {
  owner: string
  /** ISO text. */
  at: string
}

/** The number of ids whose time is before `at`, or also those at that time. */
function countBefore(ids: readonly string[], at: string, timeOf: (id: string) => string, inclusive: boolean): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const time = timeOf(ids[middle] as string)
    if (time < at || (inclusive && time === at)) low = middle + 1
    else high = middle
  }
  return low
}

function createTimeline<T extends TableName>(owner: keyof Rows[T] & string, moment: keyof Rows[T] & string): Timeline {
  const entries = new Map<string, Entry>()
  const timelines = new Map<string, string[]>()
  const timeOf = (id: string) => entries.get(id)?.at ?? ''
  const remove = (id: string, entry: Entry) => {
    const ids = timelines.get(entry.owner) as string[]
    ids.splice(ids.indexOf(id, countBefore(ids, entry.at, timeOf, false)), 1)
    if (ids.length === 0) timelines.delete(entry.owner)
    entries.delete(id)
  }
  const add = (id: string, entry: Entry) => {
    const ids = timelines.get(entry.owner) ?? []
    timelines.set(entry.owner, ids)
    ids.splice(countBefore(ids, entry.at, timeOf, true), 0, id)
    entries.set(id, entry)
  }
  return {
    of: (id) => timelines.get(id) ?? [],
    write(id, row) {
      const old = entries.get(id)
      const next = row && { owner: (row as Record<string, string>)[owner] as string, at: (row as Record<string, string>)[moment] as string }
      if (old && next && old.owner === next.owner && old.at === next.at) return
      if (old) remove(id, old)
      if (next) add(id, next)
    },
  }
}

/** The timelines of the lists that are read newest first and may be long. */
export type Timelines = Record<'chatMessages' | 'conversations' | 'notifications', Timeline>

/** Creates the timelines of an empty world. */
export const createTimelines = (): Timelines => ({
  chatMessages: createTimeline<'chatMessages'>('conversation_id', 'createdAt'),
  conversations: createTimeline<'conversations'>('buyer_id', 'updatedAt'),
  notifications: createTimeline<'notifications'>('user_id', 'createdAt'),
})
