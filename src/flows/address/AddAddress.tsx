import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import { addressMutations } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { showError, showToast } from '#ui/toast.ts'
import { AddressDialog } from './AddressDialog.tsx'

interface Props {
  user: Pick<Schemas['SessionUser'], '_id' | 'first_name' | 'last_name' | 'contact_number'>
  title?: string
  /** Called before the dialog is closed. */
  onAdded?: (addressId: string) => void
  onClose: () => void
}

/** The dialog closes once the address is saved, and keeps the input after a failure. */
export function AddAddress({ user, title = 'Add Address', onAdded, onClose }: Props) {
  const log = useActivityLog()
  const { mutate, isPending } = useMutation({
    ...addressMutations.create(),
    onSuccess: (added) => {
      log('OTHER', 'Address Added')
      showToast('Address Added', 'Your address has been added successfully.')
      if (added) onAdded?.(added._id)
      onClose()
    },
    onError: () => showError('An error has occurred', 'Failed to add address.'),
  })
  return (
    <AddressDialog
      title={title}
      name="new"
      recipient={{
        owner_name: `${user.first_name} ${user.last_name}`.trim(),
        mobile_number: user.contact_number,
      }}
      busy={isPending}
      onSave={(address) => mutate({ userId: user._id, address })}
      onClose={onClose}
    />
  )
}
