import { type ReactNode, useId } from 'react'
import { Text } from '../Layout.tsx'
import { FieldError } from './FieldError.tsx'
import styles from './FieldFrame.module.css'

/** Attributes of a control, for its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-autofocus': true | undefined
}

export interface FieldLook {
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  heading?: boolean
  /** Focused when the dialog around it opens. */
  initialFocus?: boolean
}

interface Props extends FieldLook {
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error, associated for screen readers. */
export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  heading = false,
  initialFocus = false,
  children,
}: Props) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label} {optional && <span className={styles.optional}>(optional)</span>}
    </label>
  )
  return (
    <div className={styles.field}>
      {heading ? <h2 className={styles.heading}>{name}</h2> : name}
      {hint && (
        <Text id={hintId} note>
          {hint}
        </Text>
      )}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'data-autofocus': initialFocus ? true : undefined,
      })}
      <FieldError id={errorId} message={error} />
    </div>
  )
}
