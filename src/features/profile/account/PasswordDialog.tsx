import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { passwordSchema, type PasswordValues } from './passwordSchema.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { useChangePassword } from './useChangePassword.ts'

interface Props {
  hasPassword: boolean
  onClose: () => void
}

/** Adds a password, or changes it, for which the current one is required. */
export function PasswordDialog({ hasPassword: hadPassword, onClose }: Props) {
  // Its value at the opening: the user is loaded again as soon as a password is added.
  const [hasPassword] = useState(hadPassword)
  const id = useId()
  const schema = useMemo(() => passwordSchema(hasPassword), [hasPassword])
  const form = useForm<PasswordValues>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { current: '', password: '', confirm: '' },
    mode: 'onTouched',
  })
  const onFailed = () => {
    if (hasPassword) form.setError('current', { message: 'Incorrect password' }, { shouldFocus: true })
  }
  const { save, busy } = useChangePassword(hasPassword, { onDone: onClose, onFailed })
  const title = hasPassword ? 'Change Password' : 'Add Password'
  const words = { title: 'Discard this password?', description: 'What you typed has not been saved.' }
  const { close, question } = useDiscardQuestion(form.formState.isDirty, onClose, words, { sending: busy })
  const footer = (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={id} loading={busy}>
        {title}
      </Button>
    </>
  )
  return (
    <Dialog open size="s" title={title} dismissible={!busy} onClose={close} footer={footer}>
      <Form form={form} id={id} onSubmit={save} label={title}>
        {hasPassword && (
          <PasswordField<PasswordValues> name="current" label="Current password" autoComplete="current-password" initialFocus />
        )}
        <PasswordField<PasswordValues>
          name="password"
          label="New password"
          hint="At least 8 characters"
          autoComplete="new-password"
          initialFocus={!hasPassword}
        />
        <PasswordField<PasswordValues> name="confirm" label="Confirm password" autoComplete="new-password" />
      </Form>
      {question}
    </Dialog>
  )
}
