import { useId } from 'react'
import { Icon, type IconType } from './Icon.tsx'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: IconType
}

interface Props<Value extends string> {
  /** Accessible name of the group. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few short labels side by side. It is a group of radio buttons, so the arrow keys work. */
export function SegmentedControl<Value extends string>({ label, segments, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.track}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon icon={segment.icon} size={18} />}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
