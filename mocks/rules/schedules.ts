import { DAY, MANILA_MS } from '#fixtures/moments.ts'
import type { ScheduleRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { cancelJobs } from './jobs.ts'

/** 'END' is the last one. */
type DayOfMonth = number | 'END'

/** In Manila time. */
export type Recurrence =
  | { schedule_type: 'monthly'; time: string; day_of_month: DayOfMonth }
  | { schedule_type: 'weekly'; time: string; day_of_week: number }
  | { schedule_type: 'yearly'; time: string; day_of_month: DayOfMonth; month: number }
  | { schedule_type: 'once'; time: string; day_of_month: DayOfMonth; month: number; year: number }

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** In ms since the epoch. A day that the month lacks is its last day; `month` may be above 12. */
function moment(year: number, month: number, day: DayOfMonth, time: string): number {
  const start = new Date(Date.UTC(year, month - 1, 1))
  const [y, m] = [start.getUTCFullYear(), start.getUTCMonth() + 1]
  const date = day === 'END' ? lastDay(y, m) : Math.min(day, lastDay(y, m))
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return Date.UTC(y, m - 1, date, hour, minute) - MANILA_MS
}

/** After a moment (ms since the epoch); null for a single checkout in the past. */
export function nextCheckout(recurrence: Recurrence, after: number): number | null {
  const manila = new Date(after + MANILA_MS)
  const [year, month] = [manila.getUTCFullYear(), manila.getUTCMonth() + 1]
  const firstAfter = (moments: number[]) => moments.find((one) => one > after) ?? null
  switch (recurrence.schedule_type) {
    case 'monthly':
      return firstAfter(
        [month, month + 1].map((m) => moment(year, m, recurrence.day_of_month, recurrence.time)),
      )
    case 'yearly':
      return firstAfter(
        [year, year + 1].map((y) =>
          moment(y, recurrence.month, recurrence.day_of_month, recurrence.time),
        ),
      )
    case 'once':
      return firstAfter([
        moment(recurrence.year, recurrence.month, recurrence.day_of_month, recurrence.time),
      ])
    case 'weekly': {
      const today = moment(year, month, manila.getUTCDate(), recurrence.time)
      const ahead = (recurrence.day_of_week - manila.getUTCDay() + 7) % 7
      return firstAfter([ahead, ahead + 7].map((days) => today + days * DAY))
    }
  }
}

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
