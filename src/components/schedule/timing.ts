/** How often and when a list is due: the types of the contract's Schedule with their labels. Times are Philippine time. */
export const scheduleTypes = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'once', label: 'Once' },
] as const

export type ScheduleType = (typeof scheduleTypes)[number]['value']

/** Parts of a due date; the type determines which ones are used. */
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

/** The parts that each type needs in addition to the time. */
export const partsOf: Record<ScheduleType, readonly PartOfDate[]> = {
  monthly: ['day_of_month'],
  yearly: ['day_of_month', 'month'],
  weekly: ['day_of_week'],
  once: ['day_of_month', 'month', 'year'],
}

/** The last day that a monthly list may choose, so that every month has it. 'END' stands for the month's last day. */
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

/** The schedule of a new list. */
export const startOfList = {
  schedule_type: 'monthly',
  notification_date: { time: '08:00', day_of_month: 1, day_of_week: 0 },
} as const satisfies { schedule_type: ScheduleType; notification_date: NotificationDate }

/** Whether a part is set and valid for the type: a monthly list can't have the 31st, and only a monthly list can have END. */
export function hasPart(type: ScheduleType, part: PartOfDate, date: NotificationDate): boolean {
  const value = date[part]
  if (value === undefined) return false
  if (part !== 'day_of_month') return true
  return type === 'monthly' ? value === 'END' || Number(value) <= LAST_MONTHLY_DAY : value !== 'END'
}

/** The date with only the parts that its type uses. */
export function relevantDate(type: ScheduleType, date: NotificationDate): NotificationDate {
  const parts = partsOf[type].map((part) => [part, date[part]] as const)
  return { time: date.time, ...Object.fromEntries(parts) }
}
