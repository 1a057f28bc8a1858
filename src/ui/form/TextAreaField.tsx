import { Input } from 'antd'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'
import styles from './TextAreaField.module.css'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** Characters; the field then counts them. */
  maxLength?: number
}

/** Several lines of text. */
export function TextAreaField<Values extends FieldValues>({ name, control, label, hint, optional, startsHere, maxLength }: Props<Values>) {
  const { field, fieldState } = useController({ name, control })
  return (
    <FieldFrame label={label} hint={hint} optional={optional} startsHere={startsHere} error={fieldState.error?.message}>
      {(frame) => (
        <Input.TextArea
          {...frame}
          {...field}
          value={field.value ?? ''}
          className={maxLength === undefined ? undefined : styles.counted}
          // Not `autoSize`: it measures by a style attribute, which a strict content policy forbids.
          rows={3}
          classNames={{ textarea: styles.growing }}
          maxLength={maxLength}
          showCount={maxLength !== undefined}
          status={fieldState.error ? 'error' : undefined}
        />
      )}
    </FieldFrame>
  )
}
