import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import { addressMutations, addressQueries } from '#api/addresses.ts'
import { freshly } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { AddressDialog } from '#flows/address/AddressDialog.tsx'
import type { AddressDraft, ChangesOf } from '#flows/address/addressSchema.ts'
import { ChangedElsewhere } from '#ui/form/useSchemaForm.ts'
import { showError, showToast } from '#ui/toast.ts'

interface Props {
  userId: string
  /** As it was when the dialog was opened. */
  address: Schemas['Address']
  onClose: () => void
}

/** It closes once the address is saved, and stays open with the input after a failure. */
export function EditAddress({ userId, address: opened, onClose }: Props) {
  const log = useActivityLog()
  const queryClient = useQueryClient()
  const query = addressQueries.all(userId)
  const isThis = ({ _id }: Schemas['Address']) => _id === opened._id
  const address = useQuery(query).data?.find(isThis) ?? opened
  const { mutateAsync: update } = useMutation(addressMutations.update(userId))
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ draft, changesOf }: { draft: AddressDraft; changesOf: ChangesOf }) => {
      // The call takes the whole address.
      const now = (await queryClient.fetchQuery(freshly(query))).find(isThis)
      if (!now) throw new Error('The address was deleted')
      const others = Object.entries(now).filter(([name]) => name in draft)
      const body = {
        ...draft,
        ...Object.fromEntries(others),
        ...changesOf(now),
        is_default: now.is_default,
      }
      await update({ addressId: opened._id, body })
      return body
    },
    onSuccess: (body) => {
      // Until the list is fetched again.
      queryClient.setQueryData(query.queryKey, (all) =>
        all?.map((one) => (isThis(one) ? { ...one, ...body } : one)),
      )
      log('OTHER', 'Address Updated')
      showToast('Address updated', 'The address has been successfully updated.')
      onClose()
    },
    onError: (error: Error) => {
      if (!(error instanceof ChangedElsewhere))
        showError('An error occurred', 'Please try again later.')
    },
  })
  return (
    <AddressDialog
      title="Edit Address"
      address={address}
      name={opened._id}
      busy={isPending}
      onSave={(draft, changesOf) => mutate({ draft, changesOf })}
      onClose={onClose}
    />
  )
}
