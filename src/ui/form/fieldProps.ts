import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** Of every form field. */
export interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  /** Shown under the label: what to enter. */
  hint?: ReactNode
  /** Not needed inside `Form`, which provides it. */
  control?: Control<Values>
  /** Shows '(optional)' after the label. */
  optional?: boolean
  disabled?: boolean
  /** The field gets the focus when the dialog around the form opens. */
  initialFocus?: boolean
}
