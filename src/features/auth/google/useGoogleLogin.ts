import { useMutation } from '@tanstack/react-query'
import { authMutations } from '../../../api/auth.ts'
import { useVisitorLog } from '../../../api/activityLog.ts'
import { loginFailed, useEnter } from '../useEnter.ts'
import { requestGoogleToken } from './identity.ts'

/** Logs in with the account at the provider. Who closes the provider's window has changed her mind: nothing failed. */
export function useGoogleLogin() {
  const enter = useEnter()
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
