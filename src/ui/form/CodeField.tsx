import { Input } from 'antd'
import type { FieldValues } from 'react-hook-form'
import { codeIn } from './code.ts'
import { type FieldProps, FormField } from './FormField.tsx'
import styles from './CodeField.module.css'

/** One field, for paste and autofill. A maxLength would cut a pasted '123 456'. */
export function CodeField<Values extends FieldValues>(props: FieldProps<Values>) {
  return (
    <FormField {...props}>
      {(control, field) => (
        <div className={styles.frame}>
          <div className={styles.cells}>
            <Input
              {...field}
              {...control}
              value={field.value ?? ''}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              className={styles.input}
              onChange={(event) => field.onChange(codeIn(event.target.value))}
            />
          </div>
        </div>
      )}
    </FormField>
  )
}
