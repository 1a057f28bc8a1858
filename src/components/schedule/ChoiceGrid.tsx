import { type ReactNode, useId } from 'react'
import { FieldError } from '../../ui/form/FieldError.tsx'
import styles from './Fields.module.css'

interface Props<Value extends string | number> {
  /** What is chosen here. */
  label: string
  options: readonly { value: Value; label: ReactNode; /** Read out in place of a short label. */ name?: string }[]
  value: Value | undefined
  /** Cells in a row. */
  columns: number
  /** As many columns as fit instead, each this wide at least. */
  minWidth?: string
  error?: string
  onChange: (value: Value) => void
}

/** One of many short choices as a grid of cells; radio buttons underneath, so arrow keys walk it. */
export function ChoiceGrid<Value extends string | number>({ label, options, value, columns, minWidth, error, onChange }: Props<Value>) {
  const id = useId()
  const template = minWidth ? `repeat(auto-fill, minmax(${minWidth}, 1fr))` : `repeat(${columns}, minmax(0, 1fr))`
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.grid} style={{ gridTemplateColumns: template }}>
        {options.map((option) => (
          <label key={option.value} className={styles.cell}>
            <input
              type="radio"
              className="visually-hidden"
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
