import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './FieldFrame.module.css'

/** What a control carries so that its label, hint and error are read with it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-autofocus': true | undefined
}

interface Props {
  label: string
  hint?: ReactNode
  error?: string
  optional?: boolean
  startsHere?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error, in that order, tied together for screen readers. */
export function FieldFrame({ label, hint, error, optional = false, startsHere = false, children }: Props) {
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'data-autofocus': startsHere ? true : undefined,
      })}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon name="alert" size={16} />
            {error}
          </>
        )}
      </p>
    </div>
  )
}
