import { Input } from 'antd'
import { type ClipboardEvent, useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { IconButton } from '../IconButton.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './fieldProps.ts'
import styles from './PasswordField.module.css'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** Tells password managers whether to fill in a password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Called on blur, after the form's own handler. */
  onBlur?: () => void
}

/** Password managers set the value without the clipboard, so they keep working. */
const block = (event: ClipboardEvent) => event.preventDefault()

/** A password that can be shown. Copying, cutting and pasting are blocked. */
export function PasswordField<Values extends FieldValues>({
  name,
  control,
  label,
  hint,
  optional,
  initialFocus,
  disabled,
  autoComplete,
  onBlur,
}: Props<Values>) {
  const { field, fieldState } = useController({ name, control })
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} optional={optional} initialFocus={initialFocus} error={fieldState.error?.message}>
      {(frame) => (
        <Input
          {...frame}
          {...field}
          value={field.value ?? ''}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          className={styles.input}
          status={fieldState.error ? 'error' : undefined}
          onBlur={() => {
            field.onBlur()
            onBlur?.()
          }}
          onCopy={block}
          onCut={block}
          onPaste={block}
          suffix={
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Hide password' : 'Show password'}
              className={styles.toggle}
              onClick={() => setShown(!shown)}
            />
          }
        />
      )}
    </FieldFrame>
  )
}
