import type { NotificationDate, ScheduleType } from '#domain/recurrence.ts'
import { months } from '#lib/calendarDays.ts'

/** The types of the contract's Schedule. Times are Philippine time. */
export const scheduleTypes = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'once', label: 'Once' },
] as const satisfies readonly { value: ScheduleType; label: string }[]

type Part = keyof NotificationDate
type PartOfDate = Exclude<Part, 'time'>

const parts: Record<ScheduleType, readonly PartOfDate[]> = {
  monthly: ['day_of_month'],
  yearly: ['day_of_month', 'month'],
  weekly: ['day_of_week'],
  once: ['day_of_month', 'month', 'year'],
}

/** The parts besides the time; none for a type that this app doesn't know. */
export const partsOf = (type: ScheduleType): readonly PartOfDate[] => parts[type] ?? []

/** Every month has it; 'END' is the month's last day. */
export const LAST_MONTHLY_DAY = 27
export const monthlyDays: readonly (number | 'END')[] = [
  ...Array.from({ length: LAST_MONTHLY_DAY }, (_, i) => i + 1),
  'END',
]

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const clockTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
})

const withValues = (words: string, ...values: (string | number | undefined)[]) =>
  values.includes(undefined) ? [] : [`${words} ${values.join(' ')}`]

/** Returns '' for a type that this app doesn't know. */
function dayText(
  type: ScheduleType,
  { day_of_month, day_of_week, month, year }: NotificationDate,
): string[] {
  const monthName = months[(month ?? 1) - 1]
  switch (type) {
    case 'monthly':
      return day_of_month === 'END'
        ? ['Every month on the last day']
        : withValues('Every month on day', day_of_month)
    case 'weekly':
      return withValues('Every', weekdays[day_of_week ?? 0])
    case 'yearly':
      return withValues('Every year on', monthName, day_of_month)
    case 'once':
      return [
        ...withValues('Once, on', monthName, day_of_month),
        ...(year === undefined ? [] : [`${year}`]),
      ]
    default:
      return []
  }
}

/** Empty for an invalid time. */
function timeText(time: string): string[] {
  const moment = new Date(`1970-01-01T${time}Z`)
  return Number.isNaN(moment.getTime()) ? [] : [clockTime.format(moment)]
}

/** Returns 'Every month on the last day, 8:00 AM'. */
export const timingText = (type: ScheduleType, date: NotificationDate): string =>
  [...dayText(type, date), ...timeText(date.time)].join(', ')

export const startOfList = {
  schedule_type: 'monthly',
  notification_date: { time: '08:00', day_of_month: 1, day_of_week: 0 },
} as const satisfies { schedule_type: ScheduleType; notification_date: NotificationDate }

/**
 * Whether it is set and valid for the type: a monthly list can't have the 31st, and only it can
 * have END.
 */
export function hasPart(type: ScheduleType, part: PartOfDate, date: NotificationDate): boolean {
  const value = date[part]
  if (value === undefined) return false
  if (part !== 'day_of_month') return true
  return type === 'monthly' ? value === 'END' || Number(value) <= LAST_MONTHLY_DAY : value !== 'END'
}

/** Drops a monthly list's default day for a yearly one: day and month are chosen together. */
export function dateAfterChange(type: ScheduleType, date: NotificationDate): NotificationDate {
  if (type === 'monthly')
    return {
      ...date,
      day_of_month: date.day_of_month ?? startOfList.notification_date.day_of_month,
    }
  return partsOf(type).includes('month') && date.month === undefined
    ? { ...date, day_of_month: undefined }
    : date
}

export function relevantDate(type: ScheduleType, date: NotificationDate): NotificationDate {
  return { time: date.time, ...Object.fromEntries(partsOf(type).map((part) => [part, date[part]])) }
}
