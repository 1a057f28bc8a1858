import { useMutation } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useActivityLog, useActivityNote } from '#api/activityLog.ts'
import { isUncertain } from '#api/http/error.ts'
import { profileMutations } from '#api/profile.ts'
import { usePasswordForm } from '#lib/usePasswordForm.ts'
import { pastedText } from '#lib/visibleText.ts'
import { z } from '#lib/zod.ts'
import { signOutAndReload } from '#state/session.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { showError, showToast } from '#ui/toast.ts'
import { passwordSchema, type PasswordValues } from './schemas.ts'

/** The API requires it too. */
const CONFIRMATION = 'DELETE'

function useDeleteAccount() {
  const note = useActivityNote()
  return useMutation({
    ...profileMutations.remove(),
    // A deleted account can't write into its log.
    onMutate: () => note('OTHER', 'User Deleted'),
    onError: () => {
      void note('FAILED_ATTEMPT', 'User Deleted')
      showError('Account Deletion Failed', 'An error occurred while deleting your account')
    },
  })
}

const schema = z.object({
  confirmation: z.pipe(z.string(), z.literal(CONFIRMATION, `Type ${CONFIRMATION} to confirm`)),
})
type Confirmed = z.infer<typeof schema>
interface Typed {
  confirmation: string
}

const warning =
  'Your addresses, cart, favourites and scheduled lists are removed for good. Orders and reviews stay with the shops. This can’t be undone.'

function Deleted() {
  return (
    <Dialog
      open
      size="s"
      title="Account deleted"
      description="Your account has been deleted. Thank you for shopping with us. You are always welcome back."
      onClose={signOutAndReload}
      footer={<Button onClick={signOutAndReload}>Go to Homepage</Button>}
    />
  )
}

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const remove = useDeleteAccount()
  const form = useSchemaForm<Typed, Confirmed>({
    schema,
    start: { confirmation: '' },
  })
  if (remove.isSuccess) return <Deleted />
  return (
    <ActionDialog
      size="s"
      title="Delete your account?"
      description={warning}
      action="Delete Account"
      cancelLabel="Keep Account"
      danger
      form={id}
      busy={remove.isPending}
      onClose={onClose}
    >
      <Form
        form={form}
        id={id}
        onSubmit={(values) => remove.mutate(values)}
        label="Delete your account"
      >
        <TextField<Typed>
          name="confirmation"
          label={`Type ${CONFIRMATION} to confirm`}
          autoComplete="off"
          normalize={pastedText}
          initialFocus
        />
      </Form>
    </ActionDialog>
  )
}

function useChangePassword(hasPassword: boolean, onDone: () => void) {
  const log = useActivityLog()
  const add = useMutation(profileMutations.addPassword())
  const change = useMutation(profileMutations.changePassword())
  const done = (title: string, description: string) => () => {
    showToast(title, description)
    log('PASSWORD_CHANGE', title)
    onDone()
  }
  const { formOf, refuse: tryOtherForm } = usePasswordForm()
  const save = ({ current, password }: PasswordValues, refuse: (message: string) => void) => {
    const onError = () => {
      showError('Password Update Failed', 'An error occurred while updating your password')
      if (hasPassword) refuse('Incorrect password')
    }
    if (hasPassword) {
      const onSuccess = done('Password Updated', 'Your password has been updated successfully.')
      return change.mutate(
        { old_password: formOf(current), new_password: password },
        {
          onSuccess,
          onError: (error) => {
            if (!isUncertain(error)) tryOtherForm(current)
            onError()
          },
        },
      )
    }
    const onSuccess = done('Password Added', 'Your password has been added successfully.')
    return add.mutate({ password }, { onSuccess, onError })
  }
  return { save, busy: add.isPending || change.isPending }
}

export function PasswordDialog({
  hasPassword: hadPassword,
  onClose,
}: {
  hasPassword: boolean
  onClose: () => void
}) {
  // The value when the dialog opened: adding a password reloads the user.
  const [hasPassword] = useState(hadPassword)
  const id = useId()
  const schema = useMemo(() => passwordSchema(hasPassword), [hasPassword])
  const form = useSchemaForm<PasswordValues>({
    schema,
    start: { current: '', password: '', confirm: '' },
    mode: 'onTouched',
  })
  const { save, busy } = useChangePassword(hasPassword, onClose)
  const title = hasPassword ? 'Change Password' : 'Add Password'
  const discard = {
    title: 'Discard this password?',
    description: 'What you typed has not been saved.',
  }
  return (
    <ActionDialog
      size="s"
      title={title}
      action={title}
      form={id}
      busy={busy}
      discard={discard}
      unsaved={form.isTouched}
      onClose={onClose}
    >
      <Form
        form={form}
        id={id}
        onSubmit={(values) => save(values, form.refusalAt('current', 'focus'))}
        label={title}
      >
        {hasPassword && (
          <PasswordField<PasswordValues>
            name="current"
            label="Current password"
            autoComplete="current-password"
            initialFocus
          />
        )}
        <PasswordField<PasswordValues>
          name="password"
          label="New password"
          hint="At least 8 characters"
          autoComplete="new-password"
          initialFocus={!hasPassword}
        />
        <PasswordField<PasswordValues>
          name="confirm"
          label="Confirm password"
          autoComplete="new-password"
        />
      </Form>
    </ActionDialog>
  )
}
