import { useId } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: IconName
}

interface Props<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few short choices, side by side; a group of radio buttons underneath, so arrow keys move it. */
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
          {segment.icon && <Icon name={segment.icon} size={18} />}
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
