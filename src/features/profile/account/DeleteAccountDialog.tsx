import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useActivityNote } from '#api/activityLog.ts'
import { profileMutations } from '#api/profile.ts'
import { pastedText } from '#lib/visibleText.ts'
import { z } from '#lib/zod.ts'
import { signOutAndReload } from '#state/session.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { showError } from '#ui/toast.ts'

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
