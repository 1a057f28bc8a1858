import { Input } from 'antd'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, FormField } from './FormField.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'search'
  autoComplete?: string
  inputMode?: ComponentProps<'input'>['inputMode']
  maxLength?: number
  placeholder?: string
  readOnly?: boolean
  /** Changes the input before the form has it. */
  normalize?: (text: string) => string
}

export function TextField<Values extends FieldValues>({
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  placeholder,
  readOnly,
  normalize = (text) => text,
  ...props
}: Props<Values>) {
  return (
    <FormField {...props}>
      {(control, field) => (
        <Input
          {...control}
          {...{ type, autoComplete, inputMode, maxLength, placeholder, readOnly }}
          variant={readOnly ? 'filled' : undefined}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(normalize(event.target.value))}
        />
      )}
    </FormField>
  )
}
