import { useMutation } from '@tanstack/react-query'
import { addressMutations } from '../../api/addresses.ts'
import type { Schemas } from '../../api/contract.ts'
import { usePlaces } from '../../api/locations.ts'
import { AddressDialog } from '../../components/AddressDialog.tsx'
import { showError, showToast } from '../../ui/toast.ts'

interface Props {
  user: Schemas['SessionUser']
  /** The one to change, 'new' to add one, null while neither is asked for. */
  address: Schemas['Address'] | 'new' | null
  onClose: () => void
}

const whenSaved = {
  add: () => showToast('Address Added', 'Your address has been added successfully.'),
  update: () => showToast('Address updated', 'The address has been successfully updated.'),
}
const whenFailed = {
  add: () => showError('An error has occurred', 'Failed to add address.'),
  update: () => showError('An error occurred', 'Please try again later.'),
}

/** The Add Address and Edit Address dialogs. They close once the address is saved; a failure leaves everything as typed. */
export function EditAddress({ user, address, onClose }: Props) {
  const places = usePlaces()
  const add = useMutation(addressMutations.create())
  const update = useMutation(addressMutations.update(user._id))
  const recipient = { owner_name: `${user.first_name} ${user.last_name}`.trim(), mobile_number: user.contact_number }
  const after = (kind: 'add' | 'update') => ({
    onSuccess: () => {
      whenSaved[kind]()
      onClose()
    },
    onError: whenFailed[kind],
  })

  if (address === null) return null
  if (address === 'new')
    return (
      <AddressDialog
        open
        title="Add Address"
        places={places}
        recipient={recipient}
        busy={add.isPending}
        onSave={(draft) => add.mutate({ userId: user._id, address: draft }, after('add'))}
        onClose={onClose}
      />
    )
  const { _id: addressId, is_default } = address
  return (
    <AddressDialog
      open
      title="Edit Address"
      places={places}
      address={address}
      busy={update.isPending}
      onSave={(draft) => update.mutate({ addressId, body: { ...draft, is_default } }, after('update'))}
      onClose={onClose}
    />
  )
}
