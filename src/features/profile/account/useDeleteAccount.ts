import { useMutation } from '@tanstack/react-query'
import { useActivityNote } from '#api/activityLog.ts'
import { profileMutations } from '#api/profile.ts'
import { showError } from '#ui/toast.ts'

/** The word that the user types to delete the account; the call requires it too. */
export const CONFIRMATION = 'DELETE'

/** Deletes the signed-in user's account. */
export function useDeleteAccount() {
  const note = useActivityNote()
  return useMutation({
    ...profileMutations.remove(),
    // Before the call: a deleted account can't write into its log.
    onMutate: () => note('OTHER', 'User Deleted'),
    onError: () => {
      void note('FAILED_ATTEMPT', 'User Deleted')
      showError('Account Deletion Failed', 'An error occurred while deleting your account')
    },
  })
}
