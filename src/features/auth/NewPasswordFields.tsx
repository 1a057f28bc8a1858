import { useFormContext } from 'react-hook-form'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import type { NewPasswords } from './accountSchemas.ts'

/** Once the second is filled in, both are compared whenever one loses the focus. */
export function NewPasswordFields({ label }: { label: string }) {
  const { getValues, trigger } = useFormContext<NewPasswords>()
  const compare = () => {
    if (getValues('confirm')) void trigger('confirm')
  }
  return (
    <>
      <PasswordField<NewPasswords>
        name="password"
        label={label}
        hint="At least 8 characters"
        autoComplete="new-password"
        onBlur={compare}
      />
      <PasswordField<NewPasswords>
        name="confirm"
        label="Confirm password"
        autoComplete="new-password"
        onBlur={compare}
      />
    </>
  )
}
