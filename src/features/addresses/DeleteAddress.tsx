import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import { addressMutations } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import { addressLine } from '#components/addressLine.ts'
import { paths } from '#domain/paths.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { showError, showToast } from '#ui/toast.ts'

interface Props {
  /** Null while the dialog is closed. */
  address: Schemas['Address'] | null
  userId: string
  onClose: () => void
  onDeleted: () => void
}

const isInUse = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'address_in_use'

/** The address can't be deleted: these scheduled lists are delivered to it. */
function AddressInUse({ lists, onClose }: { lists: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="This address is in use"
      description="Your scheduled lists are delivered here. Choose another address for them first, in their Shipping Options."
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep address
          </Button>
          <LinkButton to={paths.schedules()}>Open scheduled lists</LinkButton>
        </>
      }
    >
      <ul aria-label="Scheduled lists with this address">
        {lists.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}

/** It stays open after a failure, for a retry. */
export function DeleteAddress({ address, userId, onClose, onDeleted }: Props) {
  const log = useActivityLog()
  const { mutate, isPending, error, reset } = useMutation({
    ...addressMutations.remove(userId),
    onSuccess: () => {
      log('OTHER', 'Address Deleted')
      showToast('Address deleted', 'The address has been successfully deleted.')
      onDeleted()
    },
    onError: (failure) => {
      if (!isInUse(failure)) showError('An error occurred', 'Please try again later.')
    },
  })
  if (address && isInUse(error)) {
    const close = () => {
      reset()
      onClose()
    }
    return <AddressInUse lists={error.details.map(({ message }) => message)} onClose={close} />
  }
  return (
    <ConfirmDialog
      open={address !== null}
      title="Delete Address"
      description={address ? `Are you sure you want to delete ${addressLine(address)}?` : ''}
      confirmLabel="Delete"
      danger
      busy={isPending}
      onConfirm={() => address && mutate(address._id)}
      onCancel={onClose}
    />
  )
}
