import { useMutation } from '@tanstack/react-query'
import { useActivityNote } from '../../api/activityLog.ts'
import { profileMutations } from '../../api/profile.ts'
import { signOut } from '../../state/session.ts'
import { showError } from '../../ui/toast.ts'

/** The word that the buyer types to delete the account; the service asks for it too. */
export const CONFIRMATION = 'DELETE'

/** Ends the session of an account that is no more, and loads the app anew at home, so that nothing of the buyer stays in memory. */
export function leave(): void {
  signOut()
  globalThis.location.assign(`${import.meta.env.BASE_URL}home`)
}

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
