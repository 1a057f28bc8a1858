import type { ReactNode } from 'react'
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { type ControlProps, FieldFrame, type FieldLook } from './FieldFrame.tsx'

export interface FieldProps<Values extends FieldValues> extends Pick<
  FieldLook,
  'hint' | 'optional' | 'initialFocus'
> {
  name: FieldPath<Values>
  label: string
  disabled?: boolean
}

interface FieldControlProps extends ControlProps {
  disabled: boolean | undefined
  status: 'error' | undefined
}

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** `field` is its value in the form. */
  children: (
    control: FieldControlProps,
    field: ControllerRenderProps<Values, FieldPath<Values>>,
  ) => ReactNode
}

export function FormField<Values extends FieldValues>({
  name,
  disabled,
  children,
  ...frame
}: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  const status = fieldState.error ? 'error' : undefined
  return (
    <FieldFrame {...frame} error={fieldState.error?.message}>
      {(props) => children({ ...props, disabled, status }, field)}
    </FieldFrame>
  )
}
