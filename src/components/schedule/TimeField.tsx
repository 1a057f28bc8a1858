import { TimePicker } from 'antd'
import dayjs from 'dayjs'
import { type ComponentProps, createContext, type KeyboardEvent, use, useState } from 'react'
import { isTimeOfDay, parseTimeOfDay } from '#lib/timeOfDay.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { FieldFrame } from '#ui/form/FieldFrame.tsx'
import styles from './Fields.module.css'

interface Props {
  label: string
  /** 'HH:mm', 24 hours; '' while nothing is chosen, and typed text that is no time. */
  value: string
  error?: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** The text in the field while it differs from the chosen time, and a function that takes it. */
const Typed = createContext<{ text: string | null; type: (text: string) => void }>({
  text: null,
  type: () => undefined,
})

/** The picker would take a text in its own format only, and replace any other by the last time. */
function TimeInput({ value, ...props }: ComponentProps<'input'>) {
  const { text, type } = use(Typed)
  return <input {...props} value={text ?? value} onChange={(event) => type(event.target.value)} />
}

const components = { input: TimeInput }

export function TimeField({ label, value, error, onChange, onBlur }: Props) {
  const [open, setOpen] = useState(false)
  const isTime = isTimeOfDay(value)
  const [text, setText] = useState(isTime ? null : value)
  // On a phone the keyboard would cover the lists.
  const touch = useMediaQuery('(pointer: coarse)')
  // Escape closes the lists, and not the dialog around them.
  const preventDialogClose = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) event.preventDefault()
  }
  const type = (next: string) => {
    setText(next)
    onChange(parseTimeOfDay(next) ?? next)
  }
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <Typed value={{ text, type }}>
          <TimePicker
            {...control}
            className={styles.start}
            components={components}
            status={error ? 'error' : undefined}
            format="h:mm A"
            use12Hours
            needConfirm={false}
            showNow={false}
            allowClear={false}
            inputReadOnly={touch}
            open={open}
            onOpenChange={setOpen}
            onKeyDown={preventDialogClose}
            value={isTime ? dayjs(`2000-01-01T${value}`) : null}
            // `onChange` comes after the lists have closed: too late for a tap on the next step.
            onCalendarChange={(time) => {
              if (!dayjs.isDayjs(time)) return
              setText(null)
              onChange(time.format('HH:mm'))
            }}
            onBlur={() => {
              if (isTime) setText(null)
              onBlur?.()
            }}
          />
        </Typed>
      )}
    </FieldFrame>
  )
}
