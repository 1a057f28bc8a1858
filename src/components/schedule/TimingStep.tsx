import { useFormContext, useWatch } from 'react-hook-form'
import type { Day } from './calendarDays.ts'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import { DateField } from './DateField.tsx'
import styles from './Fields.module.css'
import { type ScheduleValues, timingFields } from './scheduleSchema.ts'
import { TimePicker } from './TimePicker.tsx'
import { monthlyDays, type NotificationDate, type ScheduleType, scheduleTypes, weekdays } from './timing.ts'

const days = monthlyDays.map((value) => ({
  value,
  label: value === 'END' ? 'End' : value,
  name: value === 'END' ? 'End of the month' : undefined,
}))
const daysOfWeek = weekdays.map((name, value) => ({ value, label: name.slice(0, 3), name }))

/** The step for the schedule: how often, on which day and at what time. It shows only the fields that the type needs. */
export function TimingStep({ today }: { today: Day }) {
  const { control, setValue, trigger, formState } = useFormContext<ScheduleValues>()
  const [type, date] = useWatch({ control, name: ['schedule_type', 'notification_date'] })
  const errors = formState.errors.notification_date
  /** Once errors are shown, validates again on every change. */
  const recheck = () => errors && void trigger(timingFields)
  const setDate = (parts: Partial<NotificationDate>) => {
    setValue('notification_date', { ...date, ...parts }, { shouldDirty: true })
    recheck()
  }
  const setType = (next: ScheduleType) => {
    setValue('schedule_type', next, { shouldDirty: true })
    recheck()
  }

  return (
    <div className={styles.fields}>
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
          columns={7}
          error={errors?.day_of_week?.message}
          onChange={(day_of_week) => setDate({ day_of_week })}
        />
      )}
      {(type === 'yearly' || type === 'once') && (
        <DateField
          key={type}
          date={date}
          monthDay={type === 'yearly'}
          today={today}
          errors={[errors?.day_of_month, errors?.month, errors?.year].flatMap((error) => error?.message ?? [])}
          onChange={setDate}
        />
      )}
      <TimePicker
        label="Time"
        value={date.time}
        error={errors?.time?.message}
        onChange={(time) => setDate({ time })}
        onBlur={() => void trigger('notification_date.time')}
      />
      <p className={styles.hint}>Philippine time.</p>
    </div>
  )
}
