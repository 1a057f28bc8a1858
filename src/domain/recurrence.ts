import {
  type Day,
  dayInManila,
  daysIn,
  firstWeekday,
  MANILA_MS,
  monthAfter,
} from '#lib/calendarDays.ts'

export type ScheduleType = 'monthly' | 'yearly' | 'weekly' | 'once'

/** A schedule in Philippine time; the type determines which parts are used. */
export interface NotificationDate {
  /** 'HH:mm', 24 hours. */
  time: string
  /** 1 to 31; 'END' is a month's last day. */
  day_of_month?: number | 'END'
  /** 0 (Sunday) to 6. */
  day_of_week?: number
  /** 1 to 12. */
  month?: number
  year?: number
}

/** Returns ms since the epoch. A day that the month lacks (29 February) is its last day. */
function moment(
  { year, month, day }: { year: number; month: number; day: number | 'END' },
  time: string,
): number {
  const last = daysIn(year, month)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (
    Date.UTC(year, month - 1, day === 'END' ? last : Math.min(day, last), hour, minute) - MANILA_MS
  )
}

const weekdayOf = ({ year, month, day }: Day) => (firstWeekday(year, month) + day - 1) % 7

/** The date in the month, year or week `periods` after the current one; undefined for none. */
function dateIn(
  type: ScheduleType,
  date: NotificationDate,
  today: Day,
  periods: number,
): number | undefined {
  const { time, day_of_month: day, day_of_week, month, year } = date
  switch (type) {
    case 'monthly':
      return day === undefined ? undefined : moment({ ...monthAfter(today, periods), day }, time)
    case 'yearly':
      return day === undefined || month === undefined
        ? undefined
        : moment({ year: today.year + periods, month, day }, time)
    case 'once':
      if (day === undefined || month === undefined || year === undefined || periods > 0)
        return undefined
      return moment({ year, month, day }, time)
    case 'weekly': {
      if (day_of_week === undefined) return undefined
      const days = day_of_week - weekdayOf(today) + 7 * periods
      return moment(today, time) + days * 86_400_000
    }
  }
}

/**
 * Returns at most `count` moments after `after`, all ms since the epoch. Prefer the server's date
 * where there is one.
 */
export function nextCheckouts(
  type: ScheduleType,
  date: NotificationDate,
  after: number,
  count: number,
): number[] {
  const today = dayInManila(after)
  // One more period: the date in the current one may have passed.
  return Array.from({ length: count + 1 }, (_, periods) => dateIn(type, date, today, periods))
    .filter((one) => one !== undefined && one > after)
    .slice(0, count) as number[]
}

export const isLeapDay = (type: ScheduleType, { day_of_month, month }: NotificationDate): boolean =>
  type === 'yearly' && month === 2 && day_of_month === 29
