import { useMutation } from '@tanstack/react-query'
import { addressMutations, addressQueries } from '#api/addresses.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { showError, showToast } from '#ui/toast.ts'
import { withDefault } from './withDefault.ts'

/** Makes an address the default: shown at once, rolled back when the call fails. */
export function useDefaultAddress(userId: string) {
  return useMutation(
    optimistic(
      {
        ...addressMutations.setDefault(userId),
        // One after another, so that the later choice wins.
        scope: { id: `default-address ${userId}` },
        onSuccess: () => showToast('Address updated', 'The address has been successfully updated.'),
        onError: () => showError('An error occurred', 'Please try again later.'),
      },
      { queryKey: addressQueries.all(userId).queryKey, patch: withDefault },
    ),
  )
}
