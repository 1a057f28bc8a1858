import type { Rows, TableName } from '#fixtures/rows.ts'

/** Sorted by time, the newest last; of two with the same time, the one added later. */
export interface Timeline {
  /** The caller must not change it. */
  of(owner: string): readonly string[]
  /** Null when it was removed. Returns what undoes that. */
  write(id: string, row: object | null): () => void
}

interface Entry {
  owner: string
  at: string
  /** Orders entries with the same time. */
  place: number
}

const isAfter = (a: Entry, b: Entry) => (a.at === b.at ? a.place > b.place : a.at > b.at)

function countBefore(
  ids: readonly string[],
  entry: Entry,
  entries: ReadonlyMap<string, Entry>,
): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isAfter(entry, entries.get(ids[middle] as string) as Entry)) low = middle + 1
    else high = middle
  }
  return low
}

function createTimeline<T extends TableName>(
  owner: keyof Rows[T] & string,
  moment: keyof Rows[T] & string,
): Timeline {
  const entries = new Map<string, Entry>()
  const timelines = new Map<string, string[]>()
  let lastPlace = 0
  const entryOf = (row: Record<string, string>): Entry => {
    lastPlace += 1
    return { owner: row[owner] as string, at: row[moment] as string, place: lastPlace }
  }
  const set = (id: string, entry: Entry | undefined) => {
    const old = entries.get(id)
    if (old) {
      const ids = timelines.get(old.owner) as string[]
      ids.splice(countBefore(ids, old, entries), 1)
      if (ids.length === 0) timelines.delete(old.owner)
      entries.delete(id)
    }
    if (!entry) return
    const ids = timelines.get(entry.owner) ?? []
    timelines.set(entry.owner, ids)
    ids.splice(countBefore(ids, entry, entries), 0, id)
    entries.set(id, entry)
  }
  return {
    of: (id) => timelines.get(id) ?? [],
    write(id, row) {
      const old = entries.get(id)
      const next = row ? entryOf(row as Record<string, string>) : undefined
      if (old && next && old.owner === next.owner && old.at === next.at) return () => {}
      set(id, next)
      return () => set(id, old)
    },
  }
}

/** Lists that are read newest first and may be long. */
export type Timelines = Record<'chatMessages' | 'conversations' | 'notifications', Timeline>

export const createTimelines = (): Timelines => ({
  chatMessages: createTimeline<'chatMessages'>('conversation_id', 'createdAt'),
  conversations: createTimeline<'conversations'>('buyer_id', 'updatedAt'),
  notifications: createTimeline<'notifications'>('user_id', 'createdAt'),
})
