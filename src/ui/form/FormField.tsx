import type { ReactNode } from 'react'
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { type ControlProps, FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'

/** Props for an antd control: attributes for its label and error, and its state. */
interface FieldControlProps extends ControlProps {
  disabled: boolean | undefined
  status: 'error' | undefined
}

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** Renders the control; `field` is its value in the form. */
  children: (
    control: FieldControlProps,
    field: ControllerRenderProps<Values, FieldPath<Values>>,
  ) => ReactNode
}

/** A form field: the frame around its control, connected to the form's value and error. */
export function FormField<Values extends FieldValues>({
  name,
  control,
  disabled,
  children,
  ...frame
}: Props<Values>) {
  const { field, fieldState } = useController({ name, control })
  const status = fieldState.error ? 'error' : undefined
  return (
    <FieldFrame {...frame} error={fieldState.error?.message}>
      {(props) => children({ ...props, disabled, status }, field)}
    </FieldFrame>
  )
}
