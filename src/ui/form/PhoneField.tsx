import type { FieldValues } from 'react-hook-form'
import type { FieldProps } from './FormField.tsx'
import { normalizePhone } from './phone.ts'
import { TextField } from './TextField.tsx'

/** Takes 11 digits. A maxLength would cut a pasted +63 number. */
export function PhoneField<Values extends FieldValues>(props: FieldProps<Values>) {
  return (
    <TextField<Values>
      {...props}
      autoComplete="tel-national"
      inputMode="tel"
      normalize={normalizePhone}
    />
  )
}
