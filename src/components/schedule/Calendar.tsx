import LeftOutlined from '@ant-design/icons/LeftOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { Calendar as AntdCalendar } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { ANY_YEAR, type Day, isBefore, isSame } from '#lib/calendarDays.ts'
import { classNames } from '#ui/classNames.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import styles from './Calendar.module.css'

interface Props {
  /** With `monthDay` its year is ANY_YEAR. */
  value: Day | undefined
  today: Day
  /** Without years and weekdays, and no day counts as past. */
  monthDay?: boolean
  onChange: (day: Day) => void
}

const dateOf = ({ year, month, day }: Day) => dayjs(new Date(year, month - 1, day))
const dayOf = (date: Dayjs): Day => ({
  year: date.year(),
  month: date.month() + 1,
  day: date.date(),
})

/**
 * Its days are buttons, since antd's own can be reached by pointer only. Past days can't be chosen,
 * except with `monthDay`.
 */
export function Calendar({ value, today, monthDay = false, onChange }: Props) {
  const inYear = (date: Dayjs) => (monthDay ? date.year(ANY_YEAR) : date)
  const isPast = (date: Dayjs) => !monthDay && isBefore(dayOf(date), today)
  return (
    <AntdCalendar
      fullscreen={false}
      className={classNames(styles.calendar, monthDay && styles.monthDay)}
      classNames={{ item: styles.cell }}
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
          aria-pressed={value !== undefined && isSame(value, dayOf(date))}
          disabled={isPast(date)}
        >
          {date.date()}
        </button>
      )}
      onSelect={(date, { source }) => source === 'date' && onChange(dayOf(date))}
    />
  )
}
