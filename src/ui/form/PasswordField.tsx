import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined'
import EyeOutlined from '@ant-design/icons/EyeOutlined'
import { Input } from 'antd'
import { type ClipboardEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '../IconButton.tsx'
import { type FieldProps, FormField } from './FormField.tsx'
import styles from './PasswordField.module.css'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** Tells password managers what to fill in. */
  autoComplete: 'current-password' | 'new-password'
  /** Called after the form's own. */
  onBlur?: () => void
}

/** Password managers work without the clipboard. */
const block = (event: ClipboardEvent) => event.preventDefault()

/** The password can be shown, not copied, cut or pasted. */
export function PasswordField<Values extends FieldValues>({
  autoComplete,
  onBlur,
  ...props
}: Props<Values>) {
  const [shown, setShown] = useState(false)
  return (
    <FormField {...props}>
      {(control, field) => (
        <Input
          {...field}
          {...control}
          value={field.value ?? ''}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
          onBlur={() => {
            field.onBlur()
            onBlur?.()
          }}
          onCopy={block}
          onCut={block}
          onPaste={block}
          suffix={
            <IconButton
              icon={shown ? EyeInvisibleOutlined : EyeOutlined}
              label={shown ? 'Hide password' : 'Show password'}
              className={styles.toggle}
              onClick={() => setShown(!shown)}
            />
          }
        />
      )}
    </FormField>
  )
}
