import { objectId } from '#fixtures/ids.ts'
import type { TableName } from '#fixtures/rows.ts'

/** Records that calls create are numbered from here, far above the records of the base world. */
export const FIRST_NEW_ID = 1_000_000
/**
 * Leading digits of a new record's id that hold its number, so that ids sort in order of creation.
 */
const NUMBER_DIGITS = 8

/** The identifier of the record of a table that was created as the n-th of the whole world. */
export const idOf = (table: TableName, n: number): string =>
  n.toString(16).padStart(NUMBER_DIGITS, '0') + objectId(table, n).slice(NUMBER_DIGITS)

/**
 * Whether a world whose last number is `last` has given this identifier to a record of the table.
 */
export function wasGiven(table: TableName, id: string, last: number): boolean {
  const n = Number.parseInt(id.slice(0, NUMBER_DIGITS), 16)
  return n > FIRST_NEW_ID && n <= last && id === idOf(table, n)
}
