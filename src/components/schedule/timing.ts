/** How often a list checks out, and when: the contract's Schedule, in words. Times are Philippine time. */
export const scheduleTypes = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'once', label: 'Once' },
] as const

export type ScheduleType = (typeof scheduleTypes)[number]['value']

/** Parts of a checkout's date; which ones count follows from the type. */
export interface NotificationDate {
  /** 'HH:mm', 24 hours. */
  time: string
  /** 1 to 31; 'END' is a month's last day, for monthly lists. */
  day_of_month?: number | 'END'
  /** 0, Sunday, to 6. */
  day_of_week?: number
  /** 1 to 12. */
  month?: number
  year?: number
}

type Part = keyof NotificationDate
type PartOfDate = Exclude<Part, 'time'>

/** The parts that each type needs beside the time. */
export const partsOf: Record<ScheduleType, readonly PartOfDate[]> = {
  monthly: ['day_of_month'],
  yearly: ['day_of_month', 'month'],
  weekly: ['day_of_week'],
  once: ['day_of_month', 'month', 'year'],
}

/** Days that a monthly list may choose: every month has them. 'END' stands for the last. */
export const LAST_MONTHLY_DAY = 27
export const monthlyDays: readonly (number | 'END')[] = [...Array.from({ length: LAST_MONTHLY_DAY }, (_, i) => i + 1), 'END']

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
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

/** What a new list starts with. */
export const startOfList = {
  schedule_type: 'monthly',
  notification_date: { time: '08:00', day_of_month: 1, day_of_week: 0 },
} as const satisfies { schedule_type: ScheduleType; notification_date: NotificationDate }

/** Whether a part is there and fits its type: the 31st is no day of a monthly list, END no day of another. */
export function hasPart(type: ScheduleType, part: PartOfDate, date: NotificationDate): boolean {
  const value = date[part]
  if (value === undefined) return false
  if (part !== 'day_of_month') return true
  return type === 'monthly' ? value === 'END' || Number(value) <= LAST_MONTHLY_DAY : value !== 'END'
}

/** The date with the parts of its type alone. */
export function relevantDate(type: ScheduleType, date: NotificationDate): NotificationDate {
  const parts = partsOf[type].map((part) => [part, date[part]] as const)
  return { time: date.time, ...Object.fromEntries(parts) }
}
