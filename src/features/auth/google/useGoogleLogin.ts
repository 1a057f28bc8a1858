import { useMutation } from '@tanstack/react-query'
import { authMutations } from '#api/auth.ts'
import { useVisitorLog } from '#api/activityLog.ts'
import { loginFailed, useFinishLogin } from '../useFinishLogin.ts'
import { requestGoogleToken } from './identity.ts'

/** Logs in with a Google account. Closing Google's window counts as a cancellation, not as a failure. */
export function useGoogleLogin() {
  const enter = useFinishLogin()
  const log = useVisitorLog()
  const { mutateAsync } = useMutation(authMutations.externalLogin())
  return useMutation<string | null, Error>({
    mutationFn: async () => {
      const accessToken = await requestGoogleToken()
      return accessToken === null ? null : (await mutateAsync({ accessToken, signedVia: 'GOOGLE' })).authToken
    },
    onSuccess: (token) => {
      if (token !== null) enter(token, 'Logged in with Google')
    },
    onError: () => {
      loginFailed()
      log('FAILED_ATTEMPT', 'Google login failed')
    },
  })
}
