import { columns } from '#fixtures/columns.ts'
import type { Seed, TableName } from '#fixtures/rows.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { World } from '../world/world.ts'
import { refusalFor, type RefusedWorld, reasonOf } from './contents.ts'
import { presented } from './presented.ts'
import { type Read, readWorld } from './read.ts'
import { type Known, knownOf, references } from './references.ts'

const tableNames = Object.keys(columns) as TableName[]

/** Neither the base world nor a call can have made these. */
function unknownIds(changes: readonly JournalEntry[], base: Seed, { wasCreated }: Known): string[] {
  const inBase = new Map(
    tableNames.map((table) => [table, new Set(base[table]?.map(({ _id }) => _id))]),
  )
  return changes
    .filter(
      ({ table, id, row }) =>
        table !== 'meta' && !inBase.get(table)?.has(id) && (row === null || !wasCreated(table, id)),
    )
    .map(
      ({ table, id, row }) =>
        `${table} ${id}: ${row ? 'the world has never given this id' : 'is removed, but was never there'}`,
    )
}

function* brokenReferences<T extends TableName>(table: T, known: Known): Generator<string> {
  for (const row of known.world.tables[table].all())
    for (const [path, fits] of references[table](row, known))
      if (!fits)
        yield reasonOf(table, row._id, {
          path,
          message: 'names nothing that is there, or that belongs to it',
        })
}

/** What a presenter can't even read is a reason too. */
function brokenContract(world: World, { table, id, row }: JournalEntry): string[] {
  const check = presented[table] as (
    world: World,
    row: object,
  ) => ReturnType<(typeof presented)['jobs']>
  try {
    return row === null ? [] : check(world, row).map((error) => reasonOf(table, id, error))
  } catch (error) {
    return [`${table} ${id}: can't be presented (${String(error)})`]
  }
}

/** A downloaded world has done what was due; years of it would keep the demo busy. */
const OVERDUE_MS = 86_400_000

function overdue({ dueJobs, clock }: World): string[] {
  const job = dueJobs.next(clock.now() - OVERDUE_MS)
  return job
    ? [
        reasonOf('jobs', job._id, {
          path: '/due_at',
          message: `is ${job.due_at}, long before the clock's ${clock.iso()}`,
        }),
      ]
    : []
}

/**
 * The ids, the references of all rows and what is due, then what the handlers present of each
 * changed one.
 * @returns what is wrong, a line each
 */
export function* checkWorld(
  world: World,
  base: Seed,
  changes: readonly JournalEntry[],
): Generator<string> {
  const known = knownOf(world, changes)
  let isWhole = true
  for (const reason of unfit(known, base, changes)) {
    isWhole = false
    yield reason
  }
  // No presenter can read a row whose shop is missing.
  if (isWhole) for (const change of changes) yield* brokenContract(world, change)
}

function* unfit(known: Known, base: Seed, changes: readonly JournalEntry[]): Generator<string> {
  yield* unknownIds(changes, base, known)
  for (const table of tableNames) yield* brokenReferences(table, known)
  yield* overdue(known.world)
}

interface PreparedWorld {
  readonly world: World
  readonly base: Seed
  use(): void
}

/**
 * Leaves the present world alone; the clock goes on from the file's.
 * @throws when the changes can't be applied
 */
export type PrepareWorld = (world: Read) => PreparedWorld

export interface OpenedWorld {
  /** `now`: of its clock, ms; `changes`: rows that differ from its base world. */
  summary: { now: number; changes: number }
  use(): void
}

/**
 * The present world is not touched before `use` is called.
 * @param stamp what the rows of this demo mean
 */
export function openWorldFile(
  { prepare }: { prepare: PrepareWorld },
  file: string,
  stamp: string,
): OpenedWorld | RefusedWorld {
  const read = readWorld(file, stamp)
  if ('reasons' in read) return read
  const { world, base, use } = prepare(read)
  const refusal = refusalFor(checkWorld(world, base, read.changes))
  return refusal ?? { summary: { now: read.clock.now, changes: read.changes.length }, use }
}
