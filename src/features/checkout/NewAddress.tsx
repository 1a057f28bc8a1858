import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useActivityLog } from '../../api/activityLog.ts'
import { addressMutations } from '../../api/addresses.ts'
import { usePlaces } from '../../api/locations.ts'
import { useSession } from '../../api/session.ts'
import { AddressDialog } from '../../flows/address/AddressDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { showError, showToast } from '../../ui/toast.ts'

/** A button and its dialog, by which an address is added without leaving the checkout. */
export function NewAddress({ onAdded }: { onAdded: (addressId: string) => void }) {
  const { user } = useSession()
  const places = usePlaces()
  const log = useActivityLog()
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useMutation({
    ...addressMutations.create(),
    onSuccess: ({ _id }) => {
      log('OTHER', 'Address Added')
      showToast('Address Added', 'Your address has been added successfully.')
      onAdded(_id)
      setOpen(false)
    },
    onError: () => showError('An error has occurred', 'Failed to add address.'),
  })
  if (!user) return null
  return (
    <>
      <Button variant="secondary" size="s" icon="plus" onClick={() => setOpen(true)}>
        New Address
      </Button>
      <AddressDialog
        open={open}
        title="New Address"
        places={places}
        recipient={{ owner_name: `${user.first_name} ${user.last_name}`.trim(), mobile_number: user.contact_number }}
        busy={isPending}
        onSave={(address) => mutate({ userId: user._id, address })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
