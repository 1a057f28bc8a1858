import { Input } from 'antd'
import { type FieldValues, useController } from 'react-hook-form'
import styles from './CodeField.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'

/** Digits of a one-time code. */
const LENGTH = 6
const digits = (text: string) => text.replace(/\D/g, '').slice(0, LENGTH)

/** A one-time code in one field, so that paste and autofill work. No maxLength: it would cut a pasted '123 456'. */
export function CodeField<Values extends FieldValues>({ name, control, label, hint, initialFocus, disabled }: FieldProps<Values>) {
  const { field, fieldState } = useController({ name, control })
  return (
    <FieldFrame label={label} hint={hint} initialFocus={initialFocus} error={fieldState.error?.message}>
      {(frame) => (
        <Input
          {...frame}
          {...field}
          value={field.value ?? ''}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          className={styles.input}
          status={fieldState.error ? 'error' : undefined}
          onChange={(event) => field.onChange(digits(event.target.value))}
        />
      )}
    </FieldFrame>
  )
}
