import { columns } from '#fixtures/columns.ts'
import type { TableName } from '#fixtures/rows.ts'
import { FASTEST, settingsShape, worldTime } from '#fixtures/settings.ts'
import { fields, flag, listOf, oneOf, rule, text, whole } from '#fixtures/shape.ts'
import type { Settings } from '../core/scenarioTarget.ts'
import type { SavedClock } from '../world/clockState.ts'
import type { JournalEntry } from '../world/journal.ts'
import {
  KIND,
  MAX_BYTES,
  MAX_CHANGES,
  tooLarge,
  type WorldFile,
  reasonOf,
  type RefusedWorld,
  refusalFor,
} from './contents.ts'

/** Its values have the right types. */
export interface Read {
  settings: Settings
  clock: SavedClock
  changes: JournalEntry[]
}

const head = {
  suki: oneOf(KIND),
  stamp: text(),
  base: settingsShape,
  clock: fields({ now: worldTime, frozen: flag, speed: whole(1, FASTEST) }),
}
// Each change by itself says more.
const file = fields({ ...head, changes: listOf(() => [], MAX_CHANGES) })

const isTable = (table: unknown): table is TableName =>
  typeof table === 'string' && Object.hasOwn(columns, table)
const change = fields({ table: rule('a table', isTable), id: text(40), row: () => [] })

function errorsOfChange({ table, id, row }: JournalEntry): string[] {
  const known = columns[table]._id(id)
  if (known.length > 0) return known.map((error) => reasonOf(table, id, error))
  if (row === null) return []
  const wrong = fields(columns[table])(row)
  const other =
    wrong.length === 0 && (row as { _id: string })._id !== id
      ? [{ path: '/_id', message: 'is another id' }]
      : []
  return [...wrong, ...other].map((error) => reasonOf(table, id, error))
}

function* errorsOf({ base, clock, changes }: WorldFile): Generator<string> {
  if (clock.now < base.bornAt) yield '/clock/now: is before the world begins'
  const seen = new Set<string>()
  for (const [n, entry] of changes.entries()) {
    const wrong = change(entry)
    for (const { path, message } of wrong) yield `change ${n + 1}${path}: ${message}`
    if (wrong.length > 0) continue
    const name = `${entry.table} ${entry.id}`
    if (seen.has(name)) yield `${name}: is there twice`
    else yield* errorsOfChange(entry)
    seen.add(name)
  }
}

const DEEPEST = 16
const [OPENING, CLOSING] = ['[{', ']}'].map((marks) => [marks.charCodeAt(0), marks.charCodeAt(1)])
const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)]

/** `start` is where the text begins. */
function endOfText(source: string, start: number): number {
  let end = start + 1
  while (end < source.length && source.charCodeAt(end) !== QUOTE)
    end += source.charCodeAt(end) === BACKSLASH ? 2 : 1
  return end
}

/** Parsers take long for millions of nested lists. */
function isDeep(source: string): boolean {
  let depth = 0
  for (let i = 0; i < source.length && depth <= DEEPEST; i++) {
    const code = source.charCodeAt(i)
    if (code === QUOTE) i = endOfText(source, i)
    else if (OPENING?.includes(code)) depth += 1
    else if (CLOSING?.includes(code)) depth -= 1
  }
  return depth > DEEPEST
}

function parse(source: string): unknown {
  try {
    return isDeep(source) ? undefined : JSON.parse(source)
  } catch {
    return undefined
  }
}

const refuse = (reason: string): RefusedWorld => ({ reasons: [reason], more: false })

/**
 * Row by row, as far as that is possible without its world.
 * @param stamp what the rows of this demo mean
 */
export function readWorld(source: string, stamp: string): Read | RefusedWorld {
  if (source.length > MAX_BYTES) return refuse(tooLarge)
  const value = parse(source) as Partial<WorldFile> | null | undefined
  if (value?.suki !== KIND) return refuse('This is no world that was downloaded here.')
  if (typeof value.stamp === 'string' && value.stamp !== stamp)
    return refuse(
      'It was downloaded from another version of the demo, whose rows mean something else.',
    )
  const errors = file(value).map(({ path, message }) => `${path}: ${message}`)
  const world = value as WorldFile
  return (
    refusalFor(errors.length > 0 ? errors : errorsOf(world)) ?? {
      settings: world.base,
      clock: world.clock,
      changes: world.changes,
    }
  )
}
