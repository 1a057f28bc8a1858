import type { Schemas } from '#api/contract.ts'
import { linesOf } from '#flows/schedule/listItems.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import type { Schedule } from './lines.ts'

type Order = Pick<Schemas['Order'], 'createdAt' | 'delivery_method' | 'products'>

/** A marketplace may be late by that, ms. */
const LATE_MS = 60_000

/**
 * Whether a list has ordered something by itself: on one of its dates, delivered, and with one of its products. An order doesn't name its list, and what
 * was checked out early has the time of any order.
 */
export function isOrderOf(list: Schedule, { createdAt, delivery_method, products }: Order): boolean {
  const placed = Date.parse(createdAt)
  const [due] = nextCheckouts(list.schedule_type, list.notification_date, placed - LATE_MS, 1)
  if (due === undefined || due > placed || delivery_method !== 'DELIVERY') return false
  const listed = new Set(linesOf(list).map(({ product_id }) => product_id))
  return products.some(({ product }) => listed.has(product._id))
}
