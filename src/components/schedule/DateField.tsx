import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import { useId, useState } from 'react'
import type { NotificationDate } from '#domain/recurrence.ts'
import { ANY_YEAR, type Day, months } from '#lib/calendarDays.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/form/FieldError.tsx'
import { Calendar } from './Calendar.tsx'
import styles from './Fields.module.css'

interface Props {
  date: NotificationDate
  /** It recurs every year. */
  monthDay: boolean
  today: Day
  errors: readonly string[]
  onChange: (parts: Pick<NotificationDate, 'day_of_month' | 'month' | 'year'>) => void
}

/** Undefined while a part is missing. */
function dayOf(
  { day_of_month: day, month, year }: NotificationDate,
  monthDay: boolean,
): Day | undefined {
  if (day === undefined || day === 'END' || month === undefined) return undefined
  if (monthDay) return { year: ANY_YEAR, month, day }
  return year === undefined ? undefined : { year, month, day }
}

export function DateField({ date, monthDay, today, errors, onChange }: Props) {
  const id = useId()
  const day = dayOf(date, monthDay)
  const [open, setOpen] = useState(false)
  const said =
    day && `${months[day.month - 1]} ${day.day}${monthDay ? ', every year' : `, ${day.year}`}`
  const choose = ({ year, month, day: day_of_month }: Day) => {
    onChange({ day_of_month, month, ...(!monthDay && { year }) })
    setOpen(false)
  }
  return (
    <div className={styles.group} role="group" aria-labelledby={`${id}label`}>
      <p id={`${id}label`} className={styles.legend}>
        Date
      </p>
      <p aria-live="polite">
        {said ?? (monthDay ? 'No day and month chosen yet' : 'No date chosen yet')}
      </p>
      <Button
        variant="secondary"
        size="s"
        icon={CalendarOutlined}
        className={styles.open}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Open Calendar
      </Button>
      <div id={id} hidden={!open}>
        {open && <Calendar value={day} today={today} monthDay={monthDay} onChange={choose} />}
      </div>
      {errors.map((message) => (
        <FieldError key={message} message={message} />
      ))}
    </div>
  )
}
