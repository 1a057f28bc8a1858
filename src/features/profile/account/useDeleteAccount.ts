import { useMutation } from '@tanstack/react-query'
import { useActivityNote } from '../../../api/activityLog.ts'
import { profileMutations } from '../../../api/profile.ts'
import { showError } from '../../../ui/toast.ts'

/** The word that the buyer types to delete the account; the service asks for it too. */
export const CONFIRMATION = 'DELETE'

/** Deletes the signed-in buyer's account. */
export function useDeleteAccount() {
  const note = useActivityNote()
  return useMutation({
    ...profileMutations.remove(),
    // Beforehand: an account that is gone can't write into its own log.
    onMutate: () => note('OTHER', 'User Deleted'),
    onError: () => {
      void note('FAILED_ATTEMPT', 'User Deleted')
      showError('Account Deletion Failed', 'An error occurred while deleting your account')
    },
  })
}
