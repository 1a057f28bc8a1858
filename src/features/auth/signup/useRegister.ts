import { useMutation } from '@tanstack/react-query'
import { useEntryLog } from '../../../api/activityLog.ts'
import { authMutations } from '../../../api/auth.ts'
import { ApiError } from '../../../api/error.ts'
import { signIn } from '../../../state/session.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import type { Details, NewAccount } from '../accountSchemas.ts'
import { forgetSent } from '../sentCodes.ts'

const failed = () => showError('Registration Failed', 'An error occurred while registering')

/**
 * Registers a new user and stores the token, on which the shell goes home. Never throws; returns whether it failed because of
 * the phone number.
 */
export function useRegister() {
  const { mutateAsync } = useMutation(authMutations.register())
  const log = useEntryLog()
  return async ({ email, password }: NewAccount, { firstName, lastName, phoneNumber }: Details): Promise<{ phoneTaken: boolean }> => {
    try {
      const { token } = await mutateAsync({
        email: email.toLowerCase(),
        password,
        first_name: firstName,
        last_name: lastName,
        contact_number: phoneNumber,
      })
      if (!signIn(token)) throw new Error('The token can not be read')
      forgetSent('REGISTRATION')
      log(token, 'SIGNUP', 'Signed up')
      showToast('Registration Successful', 'You have successfully registered!')
      return { phoneTaken: false }
    } catch (error) {
      failed()
      return { phoneTaken: error instanceof ApiError && error.code === 'phone_taken' }
    }
  }
}
