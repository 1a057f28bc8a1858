import { useMutation } from '@tanstack/react-query'
import { addressMutations } from '../../../../api/addresses.ts'
import type { Schemas } from '../../../../api/contract.ts'
import { usePlaces } from '../../../../api/locations.ts'
import { AddressDialog } from '../../../../flows/address/AddressDialog.tsx'
import { showError, showToast } from '../../../../ui/toast.ts'

interface Props {
  user: Schemas['SessionUser']
  onClose: () => void
}

/** Adds an address in the middle of a new list. It closes once the address is saved; a failure leaves everything as typed. */
export function NewAddress({ user, onClose }: Props) {
  const places = usePlaces()
  const { mutate, isPending } = useMutation({
    ...addressMutations.create(),
    onSuccess: () => {
      showToast('Address Added', 'Your address has been added successfully.')
      onClose()
    },
    onError: () => showError('An error has occurred', 'Failed to add address.'),
  })
  return (
    <AddressDialog
      open
      title="Add Address"
      places={places}
      recipient={{ owner_name: `${user.first_name} ${user.last_name}`.trim(), mobile_number: user.contact_number }}
      busy={isPending}
      onSave={(address) => mutate({ userId: user._id, address })}
      onClose={onClose}
    />
  )
}
