import { useFormContext, useWatch } from 'react-hook-form'
import {
  isLeapDay,
  nextCheckouts,
  type NotificationDate,
  type ScheduleType,
} from '#domain/recurrence.ts'
import { dayInManila } from '#lib/calendarDays.ts'
import { weekdayAndTime } from '#lib/dates.ts'
import { isTimeOfDay } from '#lib/timeOfDay.ts'
import { Stack, Text } from '#ui/Layout.tsx'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import { DateField } from './DateField.tsx'
import { type ScheduleValues, timingFields } from './scheduleSchema.ts'
import { TimeField } from './TimeField.tsx'
import {
  dateAfterChange,
  hasPart,
  monthlyDays,
  partsOf,
  scheduleTypes,
  weekdays,
} from './timing.ts'
import styles from './Fields.module.css'

const days = monthlyDays.map((value) => ({
  value,
  label: value === 'END' ? 'End' : value,
  name: value === 'END' ? 'End of the month' : undefined,
}))
const daysOfWeek = weekdays.map((name, value) => ({ value, label: name.slice(0, 3), name }))

const missingText = (type: ScheduleType) =>
  type === 'yearly' ? 'Choose a day and a month first.' : 'Choose a date first.'

function NextDates({
  type,
  date,
  now,
}: {
  type: ScheduleType
  date: NotificationDate
  now: number
}) {
  const dates = nextCheckouts(type, date, now, 3)
  const complete = partsOf(type).every((part) => hasPart(type, part, date))
  const passed = isTimeOfDay(date.time) ? 'This time has already passed.' : 'Enter a time first.'
  return (
    <Stack
      as="section"
      fill="sunken"
      gap={1}
      pad={4}
      radius="m"
      aria-label="Next orders"
      aria-live="polite"
    >
      <h4 className={styles.legend}>{type === 'once' ? 'Ordered on' : 'Next orders'}</h4>
      {dates.length > 0 && (
        <Stack as="ol" gap={1} weight={600} numeric>
          {dates.map((one) => (
            <li key={one}>{weekdayAndTime(one)}</li>
          ))}
        </Stack>
      )}
      {dates.length === 0 && <Text hint>{complete ? passed : missingText(type)}</Text>}
      {isLeapDay(type, date) && <Text hint>28 February in other years.</Text>}
      <Text hint>Philippine time.</Text>
    </Stack>
  )
}

interface Props {
  /** ms since the epoch. */
  now: number
}

export function TimingStep({ now }: Props) {
  const { control, setValue, trigger, formState } = useFormContext<ScheduleValues>()
  const [type, date] = useWatch({ control, name: ['schedule_type', 'notification_date'] })
  const errors = formState.errors.notification_date
  const recheck = () => errors && void trigger(timingFields)
  const setDate = (parts: Partial<NotificationDate>) => {
    setValue('notification_date', { ...date, ...parts }, { shouldDirty: true })
    recheck()
  }
  const setType = (next: ScheduleType) => {
    setValue('schedule_type', next, { shouldDirty: true })
    setValue('notification_date', dateAfterChange(next, date), { shouldDirty: true })
    recheck()
  }

  return (
    <Stack columns={1} gap={5} shrink>
      <ChoiceGrid
        label="How often"
        options={scheduleTypes}
        value={type}
        columns={4}
        error={formState.errors.schedule_type?.message}
        onChange={setType}
      />
      {type === 'monthly' && (
        <ChoiceGrid
          label="Day of the month"
          options={days}
          value={date.day_of_month}
          columns={7}
          error={errors?.day_of_month?.message}
          onChange={(day_of_month) => setDate({ day_of_month })}
        />
      )}
      {type === 'weekly' && (
        <ChoiceGrid
          label="Day of the week"
          options={daysOfWeek}
          value={date.day_of_week}
          columns={{ minWidth: '2.2rem' }}
          error={errors?.day_of_week?.message}
          onChange={(day_of_week) => setDate({ day_of_week })}
        />
      )}
      {(type === 'yearly' || type === 'once') && (
        <DateField
          key={type}
          date={date}
          monthDay={type === 'yearly'}
          today={dayInManila(now)}
          errors={[errors?.day_of_month, errors?.month, errors?.year].flatMap(
            (error) => error?.message ?? [],
          )}
          onChange={setDate}
        />
      )}
      <TimeField
        label="Time"
        value={date.time}
        error={errors?.time?.message}
        onChange={(time) => setDate({ time })}
        onBlur={() => void trigger('notification_date.time')}
      />
      <NextDates type={type} date={date} now={now} />
    </Stack>
  )
}
