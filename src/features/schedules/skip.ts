import { nextCheckouts } from '#domain/recurrence.ts'
import { now } from '#lib/clock.ts'
import { isSameMoment } from '#lib/dates.ts'
import type { Schedule } from './lines.ts'

/** Skipped by the user; dates are ISO 8601. */
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
