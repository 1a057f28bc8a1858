import { useMutation } from '@tanstack/react-query'
import { authMutations } from '../../../api/auth.ts'
import { CodeStep, endedCode } from '../CodeStep.tsx'
import { useSendCode } from '../useSendCode.ts'
import { isUnanswered, logFailure } from './logFailure.ts'

interface Props {
  email: string
  onDone: (token: string) => void
}

/** Step 1: the code. When the server refuses it, the field is emptied without a message, unless another code is needed. */
export function ConfirmStep({ email, onDone }: Props) {
  const verify = useMutation(authMutations.verifyOtp())
  const sendCode = useSendCode('FORGOT_PASSWORD')
  const onCode = async (otpValue: string) => {
    try {
      const { password_reset_token } = await verify.mutateAsync({ email, otpValue, otpType: 'FORGOT_PASSWORD' })
      if (!password_reset_token) throw new Error('the server refused the code')
      onDone(password_reset_token)
      return null
    } catch (error) {
      logFailure('The code could not be verified')(error)
      return endedCode(error) ?? (isUnanswered(error) ? null : 'retype')
    }
  }
  const onResend = () => sendCode(email).then(() => undefined, logFailure('No code was sent'))
  return <CodeStep type="FORGOT_PASSWORD" email={email} submitLabel="Next" resendLabel="Resend OTP" onCode={onCode} onResend={onResend} />
}
