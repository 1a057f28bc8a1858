import type { ScheduleRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { cancelJobs } from './jobs.ts'
import { nextCheckout, type Recurrence } from './scheduleDates.ts'

const recurrenceOf = (row: Pick<ScheduleRow, 'schedule_type' | 'notification_date'>) =>
  ({ ...row.notification_date, schedule_type: row.schedule_type }) as Recurrence

/** The moment is ms, now by default; returns ISO text. */
export function nextDate(
  world: World,
  row: Pick<ScheduleRow, 'schedule_type' | 'notification_date'>,
  after = world.clock.now(),
): string | null {
  const next = nextCheckout(recurrenceOf(row), after)
  return next === null ? null : new Date(next).toISOString()
}

/** Needs no user: cash, or a linked account. */
export const paysByItself = (
  { tables }: World,
  { user_id, payment_method }: ScheduleRow,
): boolean =>
  payment_method === 'cod' ||
  tables.linkedAccounts
    .by('user_id', user_id)
    .some((account) => account.payment_method === payment_method)

/** Replaces a job for another date; a list that is not active gets none. */
export function scheduleCheckout(world: World, row: ScheduleRow): void {
  cancelJobs(world, row._id)
  if (row.is_active && row.next_checkout_date !== null)
    world.schedule('schedule:due', row._id, Date.parse(row.next_checkout_date))
}

/** The next checkout is skipped or done. */
export function skipNext(world: World, row: ScheduleRow): ScheduleRow {
  const after =
    row.next_checkout_date === null
      ? world.clock.now()
      : Math.max(world.clock.now(), Date.parse(row.next_checkout_date))
  const moved = world.tables.schedules.update(row._id, {
    next_checkout_date: nextDate(world, row, after),
  })
  scheduleCheckout(world, moved)
  return moved
}
