import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** What every field of a form takes. */
export interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  /** Under the label: what to enter, before it goes wrong. */
  hint?: ReactNode
  /** Left out inside `Form`, which hands it down. */
  control?: Control<Values>
  /** Says '(optional)' after the label. */
  optional?: boolean
  disabled?: boolean
  /** The dialog around the form starts in this field. */
  startsHere?: boolean
}
