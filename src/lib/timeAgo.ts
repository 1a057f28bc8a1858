import { dayNumber } from './calendarDays.ts'
import { shortDate } from './dates.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAYS_IN_WORDS = 7
const words = new Intl.RelativeTimeFormat('en')

/**
 * Returns 'Just now', '8 minutes ago', '2 hours ago', '3 days ago' (by days in Manila), and the
 * date from a week on. Both in ms since the epoch.
 */
export function timeAgo(moment: number, now: number): string {
  const age = now - moment
  if (age < MINUTE_MS) return 'Just now'
  if (age < HOUR_MS) return words.format(-Math.floor(age / MINUTE_MS), 'minute')
  if (age < 24 * HOUR_MS) return words.format(-Math.floor(age / HOUR_MS), 'hour')
  const days = dayNumber(now) - dayNumber(moment)
  return days < DAYS_IN_WORDS ? words.format(-days, 'day') : shortDate(moment)
}
