import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './classNames.ts'
import styles from './Checkbox.module.css'

interface Props {
  checked: boolean
  /** Some, but not all, of its items are selected. */
  indeterminate?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** The label is for screen readers only, where other visible text explains the checkbox. */
  hideLabel?: boolean
  className?: string
}

/** A checkbox with its label. */
export function Checkbox({ checked, indeterminate = false, disabled, onChange, children, hideLabel = false, className }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate && !checked
  }, [indeterminate, checked])
  return (
    <label className={classNames(styles.row, hideLabel && styles.bare, className)}>
      <input
        ref={input}
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{children}</span>
    </label>
  )
}
