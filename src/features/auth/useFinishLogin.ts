import { useEntryLog } from '#api/activityLog.ts'
import { signIn } from '#state/session.ts'
import { showError, showToast } from '#ui/toast.ts'

export const loginFailed = () => showError('Login Failed', 'An error occurred while logging in')

/** Notices by where the token is stored. */
const sessionNotices = {
  browser: undefined,
  tab: 'You’ll stay logged in only in this tab.',
  page: 'Your browser doesn’t save data, so you’ll be logged out when you reload or leave this page.',
}

/**
 * Stores the token of a login, after which LoginGate navigates. `details` go into the activity log.
 */
export function useFinishLogin(): (token: string, details: string) => void {
  const log = useEntryLog()
  return (token, details) => {
    const storedIn = signIn(token)
    if (!storedIn) return loginFailed()
    log(token, 'LOGIN', details)
    showToast('Login Successful', sessionNotices[storedIn])
  }
}
