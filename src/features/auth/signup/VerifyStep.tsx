import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { authMutations } from '#api/auth.ts'
import { isUncertain } from '#api/http/error.ts'
import { showError, showToast } from '#ui/toast.ts'
import { CodeStep, endedCodeMessage } from '../CodeStep.tsx'
import { useSendCode } from '../useSendCode.ts'
import { BackButton } from './BackButton.tsx'

interface Props {
  email: string
  onBack: () => void
  onDone: () => void
}

export function VerifyStep({ email, onBack, onDone }: Props) {
  const verify = useMutation(authMutations.verifyOtp())
  const sendCode = useSendCode('REGISTRATION')
  /** Its response was lost: the server may have accepted it already. */
  const unanswered = useRef('')
  const onCode = async (otpValue: string) => {
    try {
      const { isMatch } = await verify.mutateAsync({ email, otpValue, otpType: 'REGISTRATION' })
      if (!isMatch && otpValue !== unanswered.current) return 'Invalid OTP'
      onDone()
      return null
    } catch (error) {
      if (isUncertain(error)) unanswered.current = otpValue
      const ended = endedCodeMessage(error)
      if (ended === null) showError('An error occurred while processing the request')
      return ended
    }
  }
  const onResend = async () => {
    const answer = await sendCode(email).catch(() => 'failed' as const)
    if (answer === 'sent') showToast('OTP Sent', 'OTP has been sent to your email')
    else showError('Failed to send OTP')
  }
  return (
    <CodeStep
      type="REGISTRATION"
      email={email}
      submitLabel="Proceed"
      resendLabel="Resend"
      onCode={onCode}
      onResend={onResend}
      aside={<BackButton onClick={onBack} />}
    />
  )
}
