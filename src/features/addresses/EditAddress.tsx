import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '../../api/activityLog.ts'
import { addressMutations } from '../../api/addresses.ts'
import type { Schemas } from '../../api/contract.ts'
import { AddressDialog } from '../../flows/address/AddressDialog.tsx'
import { showError, showToast } from '../../ui/toast.ts'

interface Props {
  userId: string
  address: Schemas['Address']
  onClose: () => void
}

/** Changes an address. It closes once the address is saved; a failure keeps the input. */
export function EditAddress({ userId, address: { is_default, ...address }, onClose }: Props) {
  const log = useActivityLog()
  const { mutate, isPending } = useMutation({
    ...addressMutations.update(userId),
    onSuccess: () => {
      log('OTHER', 'Address Updated')
      showToast('Address updated', 'The address has been successfully updated.')
      onClose()
    },
    onError: () => showError('An error occurred', 'Please try again later.'),
  })
  return (
    <AddressDialog
      title="Edit Address"
      address={address}
      busy={isPending}
      onSave={(draft) => mutate({ addressId: address._id, body: { ...draft, is_default } })}
      onClose={onClose}
    />
  )
}
