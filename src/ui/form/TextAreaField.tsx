import { type FieldValues, useController } from 'react-hook-form'
import { TextArea } from '../TextArea.tsx'
import type { FieldProps } from './FormField.tsx'

interface Props<Values extends FieldValues> extends Omit<FieldProps<Values>, 'disabled'> {
  /** With it the field shows a count. */
  maxLength?: number
}

export function TextAreaField<Values extends FieldValues>({ name, ...rest }: Props<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  return (
    <TextArea {...rest} {...field} value={field.value ?? ''} error={fieldState.error?.message} />
  )
}
