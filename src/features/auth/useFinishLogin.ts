import { useEntryLog } from '#api/activityLog.ts'
import { signIn } from '#state/session.ts'
import { showError, showToast } from '#ui/toast.ts'

export const loginFailed = () => showError('Login Failed', 'An error occurred while logging in')

/** What the user must know about a session that the browser does not keep as usual. */
const briefly = {
  browser: undefined,
  tab: 'You’ll stay logged in only in this tab.',
  page: 'Your browser doesn’t save data, so you’ll be logged out when you reload or leave this page.',
}

/** Returns a function that stores the token of a login, on which LoginGate navigates on; `details` goes into the activity log. */
export function useFinishLogin(): (token: string, details: string) => void {
  const log = useEntryLog()
  return (token, details) => {
    const kept = signIn(token)
    if (!kept) return loginFailed()
    log(token, 'LOGIN', details)
    showToast('Login Successful', briefly[kept])
  }
}
