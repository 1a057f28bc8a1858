import type { Schemas } from '#api/contract.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import { linesOf } from '#flows/schedule/listItems.ts'
import { now } from '#lib/clock.ts'
import { isSameMoment, longDate } from '#lib/dates.ts'
import type { Schedule } from './lines.ts'

/** Whether it checks out again, and when (ISO 8601). */
type ListStatus = { kind: 'due'; date: string } | { kind: 'paused' } | { kind: 'finished' }

/** An active list without a next date has had its only one. */
export function statusOf({ is_active, next_checkout_date }: Schedule): ListStatus {
  if (!is_active) return { kind: 'paused' }
  return next_checkout_date === null
    ? { kind: 'finished' }
    : { kind: 'due', date: next_checkout_date }
}

export function statusText(list: Schedule): string {
  const status = statusOf(list)
  if (status.kind === 'due') return `Next check out ${longDate(status.date)}`
  return status.kind === 'paused' ? 'Paused' : 'Finished'
}

/** A date that the user skipped; dates are ISO 8601. */
export interface Skip {
  listId: string
  due: string
  /** What has become the next date; null when there was no other. */
  next: string | null
}

/**
 * The list is unchanged since, and the skipped date is in the future, with none skipped before it.
 */
export function isStillSkipped(list: Schedule, { listId, due, next }: Skip): boolean {
  const { _id, is_active, next_checkout_date, schedule_type, notification_date } = list
  const unchanged =
    next === null ? next_checkout_date === null : isSameMoment(next_checkout_date, next)
  return (
    _id === listId &&
    is_active &&
    unchanged &&
    nextCheckouts(schedule_type, notification_date, now(), 1)[0] === Date.parse(due)
  )
}

type Order = Pick<Schemas['Order'], 'createdAt' | 'delivery_method' | 'products'>

/** How late a marketplace may place a scheduled order, ms. */
const LATE_MS = 60_000

/**
 * Whether it was placed on one of the list's dates, delivered, with one of its products: an order
 * doesn't name its list. Early checkouts are not recognized.
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
