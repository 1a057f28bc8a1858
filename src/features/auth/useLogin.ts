import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { authMutations } from '../../api/auth.ts'
import { signIn } from '../../state/session.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { returnPath } from './returnPath.ts'

/** Logs in and returns to where the login was asked for. */
export function useLogin() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return useMutation({
    ...authMutations.login(),
    onSuccess: ({ token }) => {
      if (!signIn(token)) return showError('Login Failed', 'An error occurred while logging in')
      showToast('Login Successful')
      // In place of the address that opened the login, so that Back doesn't open it again.
      void navigate(returnPath(params.get('from')), { replace: true })
    },
    onError: ({ status }) => showError('Login Failed', status === 401 ? 'Invalid email or password' : 'An error occurred while logging in'),
  })
}
