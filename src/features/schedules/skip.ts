import { nextCheckouts } from '#domain/recurrence.ts'
import { now } from '#lib/clock.ts'
import { isSameMoment } from '#lib/dates.ts'
import type { Schedule } from './lines.ts'

/** A date of a list that the user has skipped; both are ISO 8601. */
export interface Skip {
  listId: string
  /** The skipped date. */
  due: string
  /** The date that has become the next; null when there was no other. */
  next: string | null
}

/**
 * Whether the list is unchanged since the skip, and the skipped date can be its next one again: it
 * is in the future, and none before it was skipped too.
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
