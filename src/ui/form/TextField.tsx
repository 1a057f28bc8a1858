import { Input } from 'antd'
import type { ComponentProps } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'search'
  autoComplete?: string
  inputMode?: ComponentProps<'input'>['inputMode']
  maxLength?: number
  placeholder?: string
  readOnly?: boolean
  /** Normalizes the input before it reaches the form. */
  normalize?: (text: string) => string
}

/** One line of text. */
export function TextField<Values extends FieldValues>({
  name,
  control,
  label,
  hint,
  optional,
  initialFocus,
  normalize,
  type = 'text',
  ...input
}: Props<Values>) {
  const { field, fieldState } = useController({ name, control })
  return (
    <FieldFrame label={label} hint={hint} optional={optional} initialFocus={initialFocus} error={fieldState.error?.message}>
      {(frame) => (
        <Input
          {...input}
          {...frame}
          type={type}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          status={fieldState.error ? 'error' : undefined}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(normalize ? normalize(event.target.value) : event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
