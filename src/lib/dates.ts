import { dayInManila, months } from './calendarDays.ts'

const timeZone = 'Asia/Manila'
/** Made at the first use, which takes a phone some milliseconds. */
const format = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined
  return (moment: string | number) => {
    formatter ??= new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    return formatter.format(new Date(moment))
  }
}

/** Whether two ISO 8601 texts are the same time; false for null. */
export const isSameMoment = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && Date.parse(a) === Date.parse(b)

/** Without `Intl`, since a product's page shows such a date first (`numbers.ts`). */
function dateWith(nameOf: (month: string) => string, moment: string | number): string {
  const { year, month, day } = dayInManila(new Date(moment).getTime())
  return `${nameOf(months[month - 1] ?? '')} ${day}, ${year}`
}
/** 'July 21, 2026': the long US form, in Manila. */
export const longDate = (moment: string | number) => dateWith((month) => month, moment)
/** 'Jul 21, 2026', in Manila. */
export const shortDate = (moment: string | number) => dateWith((month) => month.slice(0, 3), moment)
/** 'Tue, Jul 21, 2026', in Manila. */
export const weekdayAndDate = format({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})
/** 'Tue, Jul 21, 2026, 9:05 AM', in Manila. */
export const weekdayAndTime = format({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
/** 'Jul 21, 2026, 9:05 AM', in Manila. */
export const dateAndTime = format({ dateStyle: 'medium', timeStyle: 'short' })
/** '9:05 AM', in Manila. */
export const timeOfDay = format({ timeStyle: 'short' })
/** 'Tuesday, July 21', in Manila. */
export const weekdayAndDay = format({ weekday: 'long', month: 'long', day: 'numeric' })

const weekday = format({ weekday: 'short' })
const dayOfMonth = format({ month: 'short', day: 'numeric' })
const yearOf = format({ year: 'numeric' })
const SIX_DAYS = 6 * 24 * 3600 * 1000

/** Returns 'Jul 21' this year, else 'Jul 21, 2025', in Manila. `at`: now, ms since the epoch. */
export const dayInShort = (moment: string, at: number): string =>
  yearOf(moment) === yearOf(at) ? dayOfMonth(moment) : shortDate(moment)

/**
 * Returns '9:05 AM' today, 'Tue' within the last six days, 'Jul 21' this year, else 'Jul 21, 2025',
 * in Manila. `at`: now, ms since the epoch.
 */
export function briefTime(moment: string, at: number): string {
  if (shortDate(moment) === shortDate(at)) return timeOfDay(moment)
  if (at - Date.parse(moment) < SIX_DAYS) return weekday(moment)
  return dayInShort(moment, at)
}
