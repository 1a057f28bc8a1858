import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addressMutations, addressQueries } from '../../api/addresses.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { withDefault } from './withDefault.ts'

/** Makes an address the default at once, and takes that back when it fails. */
export function useDefaultAddress(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = addressQueries.all(userId)
  return useMutation({
    ...addressMutations.setDefault(userId),
    // One after another: the later choice is the one that stays.
    scope: { id: `default-address ${userId}` },
    onMutate: async (addressId) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, withDefault(before, addressId))
      return before
    },
    onSuccess: () => showToast('Address updated', 'The address has been successfully updated.'),
    onError: (_error, _addressId, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
      showError('An error occurred', 'Please try again later.')
    },
  })
}
