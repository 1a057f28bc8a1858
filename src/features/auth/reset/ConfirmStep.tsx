import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { authMutations } from '#api/auth.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { CodeStep, endedCodeMessage } from '../CodeStep.tsx'
import { useSendCode } from '../useSendCode.ts'
import { isUnanswered, logFailure } from './logFailure.ts'

const USED_UP = 'This code may have been used already. Please request another code.'

interface Props {
  email: string
  onDone: (token: string) => void
}

/** A refused code empties the field without a message, unless another code is needed. */
export function ConfirmStep({ email, onDone }: Props) {
  const verify = useMutation(authMutations.verifyOtp())
  const sendCode = useSendCode('FORGOT_PASSWORD')
  /** Its response was lost: the server may have accepted it already. */
  const unanswered = useRef('')
  const begin = useCurrentRequest()
  const onCode = async (otpValue: string) => {
    const isCurrent = begin()
    try {
      const { password_reset_token } = await verify.mutateAsync({
        email,
        otpValue,
        otpType: 'FORGOT_PASSWORD',
      })
      if (!password_reset_token) throw new Error('the server refused the code')
      if (isCurrent()) onDone(password_reset_token)
      return null
    } catch (error) {
      if (isUncertain(error) && error instanceof ApiError) unanswered.current = otpValue
      else if (otpValue === unanswered.current) return USED_UP
      logFailure('The code could not be verified')(error)
      return endedCodeMessage(error) ?? (isUnanswered(error) ? null : 'retype')
    }
  }
  const onResend = () => sendCode(email).then(() => undefined, logFailure('No code was sent'))
  return (
    <CodeStep
      type="FORGOT_PASSWORD"
      email={email}
      submitLabel="Next"
      resendLabel="Resend OTP"
      onCode={onCode}
      onResend={onResend}
    />
  )
}
