import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { authMutations } from '#api/auth.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { CodeStep, endedCode } from '../CodeStep.tsx'
import { useSendCode } from '../useSendCode.ts'
import { isUnanswered, logFailure } from './logFailure.ts'

const USED_UP = 'This code may have been used already. Please request another code.'

interface Props {
  email: string
  onDone: (token: string) => void
}

/** Step 1: the code. When the server refuses it, the field is emptied without a message, unless another code is needed. */
export function ConfirmStep({ email, onDone }: Props) {
  const verify = useMutation(authMutations.verifyOtp())
  const sendCode = useSendCode('FORGOT_PASSWORD')
  /** The code whose answer was lost: it may be used up. */
  const lost = useRef('')
  const onCode = async (otpValue: string) => {
    try {
      const { password_reset_token } = await verify.mutateAsync({ email, otpValue, otpType: 'FORGOT_PASSWORD' })
      if (!password_reset_token) throw new Error('the server refused the code')
      onDone(password_reset_token)
      return null
    } catch (error) {
      if (isUncertain(error) && error instanceof ApiError) lost.current = otpValue
      else if (otpValue === lost.current) return USED_UP
      logFailure('The code could not be verified')(error)
      return endedCode(error) ?? (isUnanswered(error) ? null : 'retype')
    }
  }
  const onResend = () => sendCode(email).then(() => undefined, logFailure('No code was sent'))
  return <CodeStep type="FORGOT_PASSWORD" email={email} submitLabel="Next" resendLabel="Resend OTP" onCode={onCode} onResend={onResend} />
}
