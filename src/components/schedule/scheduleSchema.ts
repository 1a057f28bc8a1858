import { nextCheckouts, type NotificationDate, type ScheduleType } from '#domain/recurrence.ts'
import { now } from '#lib/clock.ts'
import { isTimeOfDay } from '#lib/timeOfDay.ts'
import { isBlank, tidyName } from '#lib/visibleText.ts'
import { z } from '#lib/zod.ts'
import { paymentOptions } from '../paymentOptions.ts'
import { themes } from './themes.ts'
import { hasPart, partsOf, relevantDate, scheduleTypes, startOfList } from './timing.ts'

const NAME_LENGTH = 50

/** Another list of the user has the name. */
export const NAME_TAKEN = 'Scheduler Name already exists.'

/** The list's only date has passed. */
export const MOMENT_PASSED = 'Choose a future date and time'

const hasPassed = (type: ScheduleType, date: NotificationDate) =>
  isTimeOfDay(date.time) && nextCheckouts(type, date, now(), 1).length === 0

const required = (message: string) =>
  z.string({ error: message }).check(
    z.overwrite(tidyName),
    z.refine((text) => !isBlank(text), message),
  )

/** Has different messages for no value and for an invalid one. */
const choice = <const Values extends readonly string[]>(
  values: Values,
  missing: string,
  wrong = missing,
) =>
  z.enum(values, { error: ({ input }) => (input === undefined || input === '' ? missing : wrong) })

const missingPart = {
  day_of_month: 'Day of month is required',
  day_of_week: 'Day of week is required',
  month: 'Month is required',
  year: 'Year is required',
} as const

const date = z.object({
  time: required('Time is required').check(
    z.refine(
      (text) => text === '' || isTimeOfDay(text),
      'Enter a time with AM or PM, such as 1:30 PM',
    ),
  ),
  day_of_month: z.optional(z.union([z.number(), z.literal('END')])),
  day_of_week: z.optional(z.number()),
  month: z.optional(z.number()),
  year: z.optional(z.number()),
})

const fields = z.object({
  name: required('List name is required').check(
    z.maxLength(NAME_LENGTH, `List name can have at most ${NAME_LENGTH} characters`),
  ),
  schedule_type: choice(
    scheduleTypes.map(({ value }) => value),
    'Schedule type is required',
    'Invalid schedule type',
  ),
  notification_date: date,
  address: required('Delivery address is required'),
  payment_method: choice(
    paymentOptions.map(({ value }) => value),
    'Payment method is required',
  ),
  theme: choice(
    themes.map(({ value }) => value),
    'Theme is required',
  ),
  user_id: required('User ID is required'),
})

type Timing = Pick<z.output<typeof fields>, 'schedule_type' | 'notification_date'>

/** Checks what a type needs besides the time, and that its dates are not all past. */
const checkTiming = z.check<Timing>(({ value, issues }) => {
  const { schedule_type, notification_date } = value
  const missing = partsOf(schedule_type).filter(
    (part) => !hasPart(schedule_type, part, notification_date),
  )
  for (const part of missing)
    issues.push({
      code: 'custom',
      input: notification_date[part],
      path: ['notification_date', part],
      message: missingPart[part],
    })
  if (missing.length === 0 && hasPassed(schedule_type, notification_date))
    issues.push({
      code: 'custom',
      input: notification_date.time,
      path: ['notification_date', 'time'],
      message: MOMENT_PASSED,
    })
})

const withRelevantDate = <T extends Timing>(list: T) => ({
  ...list,
  notification_date: relevantDate(list.schedule_type, list.notification_date),
})

export const scheduleSchema = z.pipe(fields.check(checkTiming), z.transform(withRelevantDate))

export const partSchemas = {
  name: z.pick(fields, { name: true }),
  timing: z.pipe(
    z.pick(fields, { schedule_type: true, notification_date: true }).check(checkTiming),
    z.transform(withRelevantDate),
  ),
  shipping: z.pick(fields, { address: true, payment_method: true }),
  theme: z.pick(fields, { theme: true }),
}

/** A list ready to be sent: the contract's ScheduleInput. */
export type ScheduleDraft = z.output<typeof scheduleSchema>

/** Fields as they are filled in; '' where nothing is chosen yet. */
export interface ScheduleValues {
  name: string
  schedule_type: ScheduleType
  notification_date: NotificationDate
  address: string
  payment_method: ScheduleDraft['payment_method'] | ''
  theme: ScheduleDraft['theme']
  user_id: string
}

/** A list monthly on the 1st at 08:00, in the first theme, paid by the first method offered. */
export const newList = (user_id: string): ScheduleValues => ({
  ...startOfList,
  name: '',
  address: '',
  payment_method: paymentOptions[0].value,
  theme: 'sunrise',
  user_id,
})

/** Named one by one: react-hook-form stores no error of a group that has no field of its own. */
export const timingFields = [
  'schedule_type',
  'notification_date.time',
  'notification_date.day_of_month',
  'notification_date.day_of_week',
  'notification_date.month',
  'notification_date.year',
] as const
