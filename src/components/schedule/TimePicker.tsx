import { useId } from 'react'
import { FieldError } from '../../ui/form/FieldError.tsx'
import styles from './Fields.module.css'

interface Props {
  label: string
  /** 'HH:mm', 24 hours; '' while nothing is chosen. */
  value: string
  error?: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** Noon and midnight are 12 on a twelve-hour clock. */
const NOON = 12
const HALVES = ['AM', 'PM'] as const
const two = (n: number) => String(n).padStart(2, '0')
const hours = Array.from({ length: NOON }, (_, i) => String(i + 1))
const minutes = Array.from({ length: 60 }, (_, i) => two(i))

function parse(value: string) {
  const [hour = 0, minute = 0] = value.split(':').map(Number)
  return { hour: String(hour % NOON || NOON), minute: two(minute), half: HALVES[hour < NOON ? 0 : 1] }
}

interface ListProps {
  name: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

function List({ name, options, value, onChange, onBlur }: ListProps) {
  return (
    <select className={styles.select} aria-label={name} value={value} onBlur={onBlur} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

/** A time of day: hour, minute, AM or PM. Uses native selects, which phones show as wheels. */
export function TimePicker({ label, value, error, onChange, onBlur }: Props) {
  const id = useId()
  const { hour, minute, half } = parse(value)
  const change = (parts: Partial<ReturnType<typeof parse>>) => {
    const next = { hour, minute, half, ...parts }
    onChange(`${two((Number(next.hour) % NOON) + (next.half === 'PM' ? NOON : 0))}:${next.minute}`)
  }
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.time}>
        <List name="Hour" options={hours} value={hour} onBlur={onBlur} onChange={(next) => change({ hour: next })} />
        <span aria-hidden="true">:</span>
        <List name="Minute" options={minutes} value={minute} onBlur={onBlur} onChange={(next) => change({ minute: next })} />
        <List
          name="AM or PM"
          options={HALVES}
          value={half ?? 'AM'}
          onBlur={onBlur}
          onChange={(next) => change({ half: next as 'AM' | 'PM' })}
        />
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  )
}
