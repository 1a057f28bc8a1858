import { DAY, MANILA_MS } from '#fixtures/moments.ts'

/** 'END' is the last one. */
export type DayOfMonth = number | 'END'

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
