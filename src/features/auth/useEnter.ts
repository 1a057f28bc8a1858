import { useNavigate, useSearchParams } from 'react-router-dom'
import { useEntryLog } from '../../api/activityLog.ts'
import { signIn } from '../../state/session.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { returnPath } from './returnPath.ts'

export const loginFailed = () => showError('Login Failed', 'An error occurred while logging in')

/** Takes over the token of a login and returns to where the login was asked for; `details` goes into the activity log. */
export function useEnter(): (token: string, details: string) => void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const log = useEntryLog()
  return (token, details) => {
    if (!signIn(token)) return loginFailed()
    log(token, 'LOGIN', details)
    showToast('Login Successful')
    // In place of the address that opened the login, so that Back doesn't open it again.
    void navigate(returnPath(params.get('from')), { replace: true })
  }
}
