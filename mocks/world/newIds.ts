import { objectId } from '#fixtures/ids.ts'
import type { TableName } from '#fixtures/rows.ts'

/** Far above the base world's numbers. */
export const FIRST_NEW_ID = 1_000_000
/** Leading digits of a new id, so that ids sort in order of creation. */
const NUMBER_DIGITS = 8

/** `n` counts the records of the whole world. */
export const idOf = (table: TableName, n: number): string =>
  n.toString(16).padStart(NUMBER_DIGITS, '0') + objectId(table, n).slice(NUMBER_DIGITS)

/** The world's last number is `last`. */
export function wasGiven(table: TableName, id: string, last: number): boolean {
  const n = Number.parseInt(id.slice(0, NUMBER_DIGITS), 16)
  return n > FIRST_NEW_ID && n <= last && id === idOf(table, n)
}
