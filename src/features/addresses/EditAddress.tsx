import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '../../api/activityLog.ts'
import { addressMutations } from '../../api/addresses.ts'
import type { Schemas } from '../../api/contract.ts'
import { usePlaces } from '../../api/locations.ts'
import { AddressDialog } from '../../flows/address/AddressDialog.tsx'
import { showError, showToast } from '../../ui/toast.ts'

interface Props {
  user: Schemas['SessionUser']
  /** The one to change, 'new' to add one, null while neither is asked for. */
  address: Schemas['Address'] | 'new' | null
  onClose: () => void
}

const whenSaved = {
  add: ['Address Added', 'Your address has been added successfully.'],
  update: ['Address updated', 'The address has been successfully updated.'],
} as const
/** What the activity log says. */
const logged = { add: 'Address Added', update: 'Address Updated' } as const
const whenFailed = {
  add: () => showError('An error has occurred', 'Failed to add address.'),
  update: () => showError('An error occurred', 'Please try again later.'),
}

/** The Add Address and Edit Address dialogs. They close once the address is saved; a failure leaves everything as typed. */
export function EditAddress({ user, address, onClose }: Props) {
  const places = usePlaces()
  const log = useActivityLog()
  const add = useMutation(addressMutations.create())
  const update = useMutation(addressMutations.update(user._id))
  const recipient = { owner_name: `${user.first_name} ${user.last_name}`.trim(), mobile_number: user.contact_number }
  const after = (kind: 'add' | 'update') => ({
    onSuccess: () => {
      log('OTHER', logged[kind])
      showToast(whenSaved[kind][0], whenSaved[kind][1])
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
