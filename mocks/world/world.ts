import { createRandom, type Random } from '#fixtures/random.ts'
import type { JobKind, JobRow, ProductRow, Seed, ShopRow, TableName } from '#fixtures/rows.ts'
import { type Bus, createBus } from './bus.ts'
import { type Clock, createClock } from './clock.ts'
import { createDueJobs, type DueJobs } from './dueJobs.ts'
import { createJournal, type Journal, type JournalEntry } from './journal.ts'
import { FIRST_NEW_ID, idOf } from './newIds.ts'
import { createRankings, type Rankings } from './rankings.ts'
import { type SearchIndex, createSearchIndex } from './search/searchIndex.ts'
import { createTables, type Tables } from './tables.ts'
import { createTimelines, type Timelines } from './timelines.ts'
import { createTransactions, createUndoLog } from './undoLog.ts'

/** Prefixes with a slash or `=` at the end. */
export interface Addresses {
  media: string
  files: string
  /** A payment's id follows. */
  provider: string
}

/** Knows no HTTP, browser or real time. */
export interface World {
  readonly seed: number
  readonly tables: Tables
  readonly clock: Clock
  readonly random: Random
  readonly bus: Bus
  readonly journal: Journal
  readonly search: SearchIndex
  readonly rankings: Rankings
  readonly timelines: Timelines
  readonly dueJobs: DueJobs
  readonly online: Set<string>
  newId(table: TableName): string
  /** `due`: world time, ms since the epoch. */
  schedule(kind: JobKind, subjectId: string, due: number): void
  /**
   * Does all or nothing: when `work` throws, every row, index, id and random number is as before.
   * Its events are sent when the outermost work has ended.
   */
  transaction<T>(work: () => T): T
  /** The path is one of a static file, a file id, or an address. */
  mediaUrl(path: string): string
  providerUrl(paymentId: string): string
}

export interface WorldOptions {
  seed: number
  /** Ms since the epoch, for the base world. */
  now: number
  /** Made from the seed and `now`. */
  rows: Seed
  /** Ms; by default the clock only moves when it is advanced. */
  real?: () => number
  speed?: number
  /** The clock stands still at this time, ms. */
  stoppedAt?: number
  /** Clients reach a host by several names, so that it is asked for every address. */
  addresses?: () => Addresses
  replay?: readonly JournalEntry[]
}

const FILE_ID = /^[0-9a-f]{24}$/
const ABSOLUTE = /^(https?|blob|data):/
const exampleAddresses: Addresses = {
  media: 'https://suki.example/',
  files: 'https://suki.example/api/files/',
  provider: 'https://suki.example/provider/',
}

/** The same options give the same world. */
export function createWorld(options: WorldOptions): World {
  const {
    seed,
    now,
    rows,
    replay = [],
    real = () => now,
    addresses = () => exampleAddresses,
  } = options
  const [journal, bus, changes] = [createJournal(), createBus(), createUndoLog()]
  const search = createSearchIndex()
  const rankings = createRankings()
  const timelines = createTimelines()
  const dueJobs = createDueJobs(() => tables.jobs)
  /** An earlier state of these follows from the row's. */
  const index = (table: TableName, id: string, row: object | null) => {
    if (table === 'jobs') dueJobs.write(id, row as JobRow | null)
    if (table === 'shops') search.writeShop(id, row as ShopRow | null)
    if (table !== 'products') return
    search.write(id, row as ProductRow | null)
    rankings.write(id, row as ProductRow | null)
  }
  const tables: Tables = createTables((table, id, row, previous) => {
    journal.record(table, id, row)
    if (Object.hasOwn(timelines, table))
      changes.note(timelines[table as keyof Timelines].write(id, row))
    index(table, id, row)
    changes.note(() => index(table, id, previous))
  }, changes)
  for (const [table, list] of Object.entries(rows))
    for (const row of list) tables[table as TableName].seed(row as never)
  journal.clear()
  // A store returns changes in any order.
  for (const { table, id, row } of [...replay].sort((a, b) =>
    a.id === b.id ? 0 : a.id < b.id ? -1 : 1,
  )) {
    if (row) tables[table].put(row as never)
    else tables[table].remove(id)
  }
  journal.clear()

  const storedValue = (name: string, initial: number) => tables.meta.get(name)?.value ?? initial
  const storeValue = (name: string, value: number) => tables.meta.put({ _id: name, value })
  const offset = storedValue('clockOffset', now - real())
  storeValue('clockOffset', offset)
  const { stoppedAt, speed } = options
  // Building takes time, which does not pass for a clock that stands still.
  const clock = createClock({
    start: stoppedAt ?? real() + offset,
    real,
    speed,
    frozen: stoppedAt !== undefined,
  })
  const newId = (table: TableName) => {
    const sequence = storedValue('sequence', FIRST_NEW_ID) + 1
    storeValue('sequence', sequence)
    return idOf(table, sequence)
  }
  const random = createRandom(storedValue('random', seed), (state) => {
    const before = storedValue('random', seed)
    changes.note(() => random.restore(before))
    storeValue('random', state)
  })
  return {
    seed,
    tables,
    clock,
    journal,
    search,
    rankings,
    timelines,
    dueJobs,
    newId,
    bus,
    online: new Set(),
    random,
    transaction: createTransactions(changes, [journal, bus]),
    schedule: (kind, subjectId, due) =>
      void tables.jobs.insert({
        _id: newId('jobs'),
        due_at: new Date(due).toISOString(),
        kind,
        subject_id: subjectId,
      }),
    mediaUrl: (path) =>
      FILE_ID.test(path)
        ? addresses().files + path
        : ABSOLUTE.test(path)
          ? path
          : addresses().media + path,
    providerUrl: (paymentId) => addresses().provider + paymentId,
  }
}
