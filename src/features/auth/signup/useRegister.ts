import { useMutation } from '@tanstack/react-query'
import { useEntryLog } from '#api/activityLog.ts'
import { authMutations } from '#api/auth.ts'
import { ApiError } from '#api/http/error.ts'
import { signIn } from '#state/session.ts'
import { showError, showToast } from '#ui/toast.ts'
import type { Details, NewAccount } from '../accountSchemas.ts'
import { clearSent } from '../sentCodes.ts'

/** Why a registration failed, if the user can fix it: the phone number is taken, or the code was entered too long ago. Otherwise null. */
export type Refusal = 'phone-taken' | 'code-needed' | null

const refusals: Partial<Record<string, Refusal>> = { phone_taken: 'phone-taken', email_not_verified: 'code-needed' }

/** Registers a new user and stores the token, after which the shell navigates to the home page. Never throws. */
export function useRegister() {
  const { mutateAsync } = useMutation(authMutations.register())
  const log = useEntryLog()
  return async ({ email, password }: NewAccount, { firstName, lastName, phoneNumber }: Details): Promise<Refusal> => {
    try {
      const { token } = await mutateAsync({
        email: email.toLowerCase(),
        password,
        first_name: firstName,
        last_name: lastName,
        contact_number: phoneNumber,
      })
      if (!signIn(token)) throw new Error('The token can not be read')
      clearSent('REGISTRATION')
      log(token, 'SIGNUP', 'Signed up')
      showToast('Registration Successful', 'You have successfully registered!')
      return null
    } catch (error) {
      const refusal = (error instanceof ApiError && refusals[error.code]) || null
      if (refusal === 'code-needed') showError('Registration Failed', 'Your code has expired. Please enter a new one.')
      else showError('Registration Failed', 'An error occurred while registering')
      return refusal
    }
  }
}
