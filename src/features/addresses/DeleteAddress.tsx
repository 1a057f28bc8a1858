import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '../../api/activityLog.ts'
import { addressMutations } from '../../api/addresses.ts'
import type { Schemas } from '../../api/contract.ts'
import { addressLine } from '../../components/addressLine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showError, showToast } from '../../ui/toast.ts'

interface Props {
  /** The address to delete; null while the dialog is closed. */
  address: Schemas['Address'] | null
  userId: string
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before an address is deleted. It stays open on failure, for a retry. */
export function DeleteAddress({ address, userId, onClose, onDeleted }: Props) {
  const log = useActivityLog()
  const { mutate, isPending } = useMutation({
    ...addressMutations.remove(userId),
    onSuccess: () => {
      log('OTHER', 'Address Deleted')
      showToast('Address deleted', 'The address has been successfully deleted.')
      onDeleted()
    },
    onError: () => showError('An error occurred', 'Please try again later.'),
  })
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
