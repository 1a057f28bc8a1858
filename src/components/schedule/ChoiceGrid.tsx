import { type ReactNode, useId } from 'react'
import { FieldError } from '#ui/form/FieldError.tsx'
import styles from './Fields.module.css'

interface Props<Value extends string | number> {
  label: string
  options: readonly {
    value: Value
    label: ReactNode
    /** Accessible name instead of a short label. */ name?: string
  }[]
  value: Value | undefined
  /** Cells per row, or as many as fit with this width at least. */
  columns: number | { minWidth: string }
  error?: string
  onChange: (value: Value) => void
}

export function ChoiceGrid<Value extends string | number>({
  label,
  options,
  value,
  columns,
  error,
  onChange,
}: Props<Value>) {
  const id = useId()
  const template =
    typeof columns === 'number'
      ? `repeat(${columns}, minmax(0, 1fr))`
      : `repeat(auto-fit, minmax(${columns.minWidth}, 1fr))`
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.grid} style={{ gridTemplateColumns: template }}>
        {options.map((option) => (
          <label key={option.value} className={styles.cell}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={option.value === value}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`} message={error} />
    </fieldset>
  )
}
