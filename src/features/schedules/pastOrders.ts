import type { Schemas } from '#api/contract.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import { linesOf } from '#flows/schedule/listItems.ts'
import type { Schedule } from './list.ts'

type Order = Pick<Schemas['Order'], 'createdAt' | 'delivery_method' | 'products'>

/** How late a marketplace may place a scheduled order, ms. */
const LATE_MS = 60_000

/**
 * Placed on one of the list's dates, delivered, with one of its products: an order doesn't name its
 * list. Early checkouts are not recognized.
 */
export function isOrderOf(
  list: Schedule,
  { createdAt, delivery_method, products }: Order,
): boolean {
  const placed = Date.parse(createdAt ?? '')
  if (Number.isNaN(placed)) return false
  const [due] = nextCheckouts(list.schedule_type, list.notification_date, placed - LATE_MS, 1)
  if (due === undefined || due > placed || delivery_method !== 'DELIVERY') return false
  const listed = new Set(linesOf(list).map(({ product_id }) => product_id))
  return products.some(({ product }) => listed.has(product._id))
}
