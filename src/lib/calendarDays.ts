/** A day of the calendar; months are 1 to 12. */
export interface Day {
  year: number
  month: number
  day: number
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** A leap year for calendars without a year, so that 29 February can be chosen. */
export const ANY_YEAR = 2024

export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The weekday of the month's first day, 0 (Sunday) to 6. */
export const firstWeekday = (year: number, month: number): number =>
  new Date(Date.UTC(year, month - 1, 1)).getUTCDay()

export function monthAfter(
  { year, month }: Pick<Day, 'year' | 'month'>,
  by: number,
): Pick<Day, 'year' | 'month'> {
  const index = year * 12 + month - 1 + by
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

const inOrder = ({ year, month, day }: Day) => (year * 100 + month) * 100 + day
export const isBefore = (a: Day, b: Day): boolean => inOrder(a) < inOrder(b)
export const isSame = (a: Day, b: Day): boolean => inOrder(a) === inOrder(b)

const DAY_MS = 86_400_000
/** The Philippines keep UTC+8 all year. */
export const MANILA_MS = 8 * 3_600_000

/** The day in Philippine time at a moment, ms since the epoch. */
export function dayInManila(moment: number): Day {
  const shifted = new Date(moment + MANILA_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  }
}

/** The time in the Philippines at a moment (ms since the epoch), 'HH:mm'. */
export const timeInManila = (moment: number): string =>
  new Date(moment + MANILA_MS).toISOString().slice(11, 16)

/** Days from 1 January 1970 to the day in Philippine time at a moment (ms since the epoch). */
export const dayNumber = (moment: number): number => Math.floor((moment + MANILA_MS) / DAY_MS)

/** The first moment of the day with this number in Philippine time, ms since the epoch. */
export const startOfDay = (number: number): number => number * DAY_MS - MANILA_MS
