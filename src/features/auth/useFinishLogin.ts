import { useEntryLog } from '../../api/activityLog.ts'
import { signIn } from '../../state/session.ts'
import { showError, showToast } from '../../ui/toast.ts'

export const loginFailed = () => showError('Login Failed', 'An error occurred while logging in')

/** Returns a function that stores the token of a login, on which LoginGate navigates on; `details` goes into the activity log. */
export function useFinishLogin(): (token: string, details: string) => void {
  const log = useEntryLog()
  return (token, details) => {
    if (!signIn(token)) return loginFailed()
    log(token, 'LOGIN', details)
    showToast('Login Successful')
  }
}
