import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Calendar.module.css'
import { ANY_YEAR, type Day, daysIn, firstWeekday, isBefore, isSame, monthAfter, months } from '../../lib/calendarDays.ts'
import { weekdays } from './timing.ts'

interface Props {
  /** The chosen day, if any. */
  value: Day | undefined
  today: Day
  /** Chooses a day without a year: no year is shown, and no day counts as past. */
  monthDay?: boolean
  onChange: (day: Day) => void
}

/** A calendar that shows one month. Past days can't be chosen, except with `monthDay`. */
export function Calendar({ value, today, monthDay = false, onChange }: Props) {
  const home = value ?? today
  const [shown, setShown] = useState({ year: monthDay ? ANY_YEAR : home.year, month: home.month })
  const turn = (by: number) => {
    const next = monthAfter(shown, by)
    setShown(monthDay ? { ...next, year: ANY_YEAR } : next)
  }
  const isFirst = !monthDay && shown.year === today.year && shown.month === today.month
  const month = months[shown.month - 1] ?? ''
  const title = monthDay ? month : `${month} ${shown.year}`
  const days = Array.from({ length: daysIn(shown.year, shown.month) }, (_, i) => ({ ...shown, day: i + 1 }))
  return (
    <div role="group" aria-label={title} className={styles.calendar}>
      <div className={styles.head}>
        <IconButton icon={LeftOutlined} label="Previous month" disabled={isFirst} onClick={() => turn(-1)} />
        <p className={styles.title} aria-live="polite">
          {title}
        </p>
        <IconButton icon={RightOutlined} label="Next month" onClick={() => turn(1)} />
      </div>
      <div className={styles.days}>
        {!monthDay &&
          weekdays.map((weekday) => (
            <span key={weekday} className={styles.weekday} aria-hidden="true">
              {weekday.slice(0, 2)}
            </span>
          ))}
        {days.map((day) => (
          <button
            key={day.day}
            type="button"
            className={styles.day}
            style={day.day === 1 && !monthDay ? { gridColumnStart: firstWeekday(day.year, day.month) + 1 } : undefined}
            aria-label={monthDay ? `${month} ${day.day}` : `${month} ${day.day}, ${day.year}`}
            aria-pressed={value !== undefined && isSame(monthDay ? { ...value, year: ANY_YEAR } : value, day)}
            disabled={!monthDay && isBefore(day, today)}
            onClick={() => onChange(day)}
          >
            {day.day}
          </button>
        ))}
      </div>
    </div>
  )
}
