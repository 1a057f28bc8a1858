import { Radio } from 'antd'
import { type ReactNode, useId } from 'react'
import styles from './RadioGroup.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  /** One line under the label. */
  hint?: ReactNode
  /** At the end of the row: a picture, a price. */
  aside?: ReactNode
  disabled?: boolean
}

interface Props<Value extends string> {
  /** Accessible name of the group. */
  label: string
  hideLabel?: boolean
  options: readonly RadioOption<Value>[]
  /** Null when nothing is selected. */
  value: Value | null
  onChange: (value: Value) => void
}

/** Radio buttons as a list of cards. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <div>
      {!hideLabel && (
        <p id={id} className={styles.legend}>
          {label}
        </p>
      )}
      <Radio.Group
        vertical
        name={id}
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : id}
        value={value}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            classNames={{ root: styles.option, label: styles.text }}
            onChange={() => onChange(option.value)}
          >
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
            {option.aside}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  )
}
