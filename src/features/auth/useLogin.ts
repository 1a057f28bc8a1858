import { useMutation } from '@tanstack/react-query'
import { useVisitorLog } from '#api/activityLog.ts'
import { authMutations } from '#api/auth.ts'
import { showError } from '#ui/toast.ts'
import { loginFailed, useFinishLogin } from './useFinishLogin.ts'

/** Logs in with e-mail and password. */
export function useLogin() {
  const enter = useFinishLogin()
  const log = useVisitorLog()
  return useMutation({
    ...authMutations.login(),
    onSuccess: ({ token }) => enter(token, 'Logged in'),
    onError: ({ status }) => {
      if (status !== 401) return loginFailed()
      showError('Login Failed', 'Invalid email or password')
      log('FAILED_ATTEMPT', 'Login Failed')
    },
  })
}
