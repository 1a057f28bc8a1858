import type { ReactNode } from 'react'
import { type ControllerRenderProps, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { type ControlProps, FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'

/** Props for an antd control: what ties it to its label, and its state. */
interface FieldControlProps extends ControlProps {
  disabled: boolean | undefined
  status: 'error' | undefined
}

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** Renders the control; `field` is its value in the form. */
  children: (control: FieldControlProps, field: ControllerRenderProps<Values, FieldPath<Values>>) => ReactNode
}

/** A field of a form: the frame around its control, tied to the form's value and error. */
export function FormField<Values extends FieldValues>({ name, control, disabled, children, ...frame }: Props<Values>) {
  const { field, fieldState } = useController({ name, control })
  const status = fieldState.error ? 'error' : undefined
  return (
    <FieldFrame {...frame} error={fieldState.error?.message}>
      {(props) => children({ ...props, disabled, status }, field)}
    </FieldFrame>
  )
}
