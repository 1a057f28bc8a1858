import { TimePicker } from 'antd'
import dayjs from 'dayjs'
import { type KeyboardEvent, useState } from 'react'
import { FieldFrame } from '#ui/form/FieldFrame.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import styles from './Fields.module.css'

interface Props {
  label: string
  /** 'HH:mm', 24 hours; '' while nothing is chosen. */
  value: string
  error?: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** The displayed format, and another one that can be typed. */
const FORMATS = ['h:mm A', 'h:mm a']

/** A time of day on a twelve-hour clock, typed or picked. */
export function TimeField({ label, value, error, onChange, onBlur }: Props) {
  const [open, setOpen] = useState(false)
  // On a phone the keyboard would cover the lists.
  const touch = useMediaQuery('(pointer: coarse)')
  // Escape closes the lists, and not the dialog around them.
  const preventDialogClose = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) event.preventDefault()
  }
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <TimePicker
          {...control}
          className={styles.time}
          status={error ? 'error' : undefined}
          format={FORMATS}
          use12Hours
          needConfirm={false}
          showNow={false}
          allowClear={false}
          inputReadOnly={touch}
          open={open}
          onOpenChange={setOpen}
          onKeyDown={preventDialogClose}
          value={value ? dayjs(`2000-01-01T${value}`) : null}
          // `onChange` is called only after the lists have closed: too late for a tap on the
          // dialog's next step.
          onCalendarChange={(time) => dayjs.isDayjs(time) && onChange(time.format('HH:mm'))}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}
