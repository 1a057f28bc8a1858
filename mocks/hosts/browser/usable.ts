import { columns } from '#fixtures/columns.ts'
import type { Stored } from './store.ts'

const MAX_ROWS = 200_000

const isCount = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_ROWS
const isMoment = (value: unknown) =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

function isRow(table: unknown, id: unknown, row: unknown): boolean {
  if (typeof table !== 'string' || !Object.hasOwn(columns, table) || typeof id !== 'string')
    return false
  if (row === null) return true
  if (typeof row !== 'object' || (row as { _id?: unknown })._id !== id) return false
  if (table === 'meta') return Number.isFinite((row as { value?: unknown }).value)
  return Object.keys(columns[table as keyof typeof columns]).every((column) =>
    Object.hasOwn(row, column),
  )
}

/** The user, or another program, may have changed it. */
export function isUsable({ stamp, entries }: Stored): boolean {
  const { seed, products, shops, bornAt } = stamp
  const fits =
    Number.isSafeInteger(seed) &&
    isCount(products) &&
    (shops === undefined || isCount(shops)) &&
    isMoment(bornAt)
  return (
    fits &&
    entries.every((entry: Partial<Stored['entries'][number]> | null) =>
      isRow(entry?.table, entry?.id, entry?.row),
    )
  )
}
