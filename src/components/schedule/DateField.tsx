import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import LeftOutlined from '@ant-design/icons/LeftOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { Calendar as AntdCalendar } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useId, useState } from 'react'
import type { NotificationDate } from '#domain/recurrence.ts'
import { ANY_YEAR, type Day, isBefore, isSame, months } from '#lib/calendarDays.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/classNames.ts'
import { FieldError } from '#ui/form/FieldError.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import styles from './Fields.module.css'

interface CalendarProps {
  /** With `monthDay` its year is ANY_YEAR. */
  value: Day | undefined
  today: Day
  /** The date recurs every year. */
  monthDay?: boolean
  onChange: (day: Day) => void
}

const dateOf = ({ year, month, day }: Day) => dayjs(new Date(year, month - 1, day))
const calendarDayOf = (date: Dayjs): Day => ({
  year: date.year(),
  month: date.month() + 1,
  day: date.date(),
})

/**
 * Its days are buttons, since antd's own can be reached by pointer only. Past days can't be chosen,
 * except with `monthDay`.
 */
export function Calendar({ value, today, monthDay = false, onChange }: CalendarProps) {
  const inYear = (date: Dayjs) => (monthDay ? date.year(ANY_YEAR) : date)
  const isPast = (date: Dayjs) => !monthDay && isBefore(calendarDayOf(date), today)
  return (
    <AntdCalendar
      fullscreen={false}
      className={classNames(styles.calendar, monthDay && styles.monthDay)}
      classNames={{ item: styles.calendarCell }}
      defaultValue={inYear(dateOf(value ?? today))}
      disabledDate={isPast}
      headerRender={({ value: shown, onChange: show }) => (
        <Row justify="between">
          <IconButton
            icon={LeftOutlined}
            label="Previous month"
            disabled={isPast(shown.date(0))}
            onClick={() => show(inYear(shown.subtract(1, 'month')))}
          />
          <Text weight={700} aria-live="polite">
            {shown.format(monthDay ? 'MMMM' : 'MMMM YYYY')}
          </Text>
          <IconButton
            icon={RightOutlined}
            label="Next month"
            onClick={() => show(inYear(shown.add(1, 'month')))}
          />
        </Row>
      )}
      fullCellRender={(date) => (
        <button
          type="button"
          className={styles.day}
          aria-label={date.format(monthDay ? 'MMMM D' : 'MMMM D, YYYY')}
          aria-pressed={value !== undefined && isSame(value, calendarDayOf(date))}
          disabled={isPast(date)}
        >
          {date.date()}
        </button>
      )}
      onSelect={(date, { source }) => source === 'date' && onChange(calendarDayOf(date))}
    />
  )
}

interface Props {
  date: NotificationDate
  monthDay: boolean
  today: Day
  errors: readonly string[]
  onChange: (parts: Pick<NotificationDate, 'day_of_month' | 'month' | 'year'>) => void
}

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
        className={styles.start}
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
