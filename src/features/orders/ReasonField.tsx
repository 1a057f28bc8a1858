import { type ReactNode, useId } from 'react'
import styles from './ReasonField.module.css'

/** Characters that the server takes. */
const MAX_LENGTH = 300

const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

interface Props {
  label: ReactNode
  value: string
  disabled: boolean
  onChange: (text: string) => void
}

/** A reason in the user's own words. */
export function ReasonField({ label, value, disabled, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.own} ref={show}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles.text}
        rows={3}
        maxLength={MAX_LENGTH}
        readOnly={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
