import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import { addressMutations, addressQueries } from '#api/addresses.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import type { Schemas } from '#api/contract.ts'
import { AddressDialog } from '#flows/address/AddressDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'

interface Props {
  userId: string
  address: Schemas['Address']
  onClose: () => void
}

/**
 * The dialog that edits an address. It closes once the address is saved, and stays open with the
 * input after a failure.
 */
export function EditAddress({ userId, address: { is_default, ...address }, onClose }: Props) {
  const log = useActivityLog()
  const { mutate, isPending } = useMutation(
    optimistic(
      {
        ...addressMutations.update(userId),
        onSuccess: () => {
          log('OTHER', 'Address Updated')
          showToast('Address updated', 'The address has been successfully updated.')
          onClose()
        },
        onError: () => showError('An error occurred', 'Please try again later.'),
      },
      {
        // Another edit may begin before the list is fetched again. It starts with the saved values.
        queryKey: addressQueries.all(userId).queryKey,
        patch: (addresses, { addressId, body }) =>
          addresses.map((saved) => (saved._id === addressId ? { ...saved, ...body } : saved)),
      },
    ),
  )
  return (
    <AddressDialog
      title="Edit Address"
      address={address}
      name={address._id}
      busy={isPending}
      onSave={(draft) => mutate({ addressId: address._id, body: { ...draft, is_default } })}
      onClose={onClose}
    />
  )
}
