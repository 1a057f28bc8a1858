import { useMutation } from '@tanstack/react-query'
import { authMutations } from '../../../api/auth.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import { CodeStep } from '../CodeStep.tsx'
import codeStyles from '../CodeStep.module.css'
import { useSendCode } from '../useSendCode.ts'

interface Props {
  email: string
  onBack: () => void
  onDone: () => void
}

/** Step 2: the code shows that the address is the visitor's own. */
export function VerifyStep({ email, onBack, onDone }: Props) {
  const verify = useMutation(authMutations.verifyOtp())
  const sendCode = useSendCode('REGISTRATION')
  const onCode = async (otpValue: string) => {
    try {
      const { isMatch } = await verify.mutateAsync({ email, otpValue, otpType: 'REGISTRATION' })
      if (!isMatch) return 'Invalid OTP'
      onDone()
      return null
    } catch {
      showError('An error occurred while processing the request')
      return null
    }
  }
  const onResend = async () => {
    try {
      if (await sendCode(email)) showToast('OTP Sent', 'OTP has been sent to your email')
    } catch {
      showError('Failed to send OTP')
    }
  }
  const back = (
    <button type="button" className={codeStyles.link} onClick={onBack}>
      Go back
    </button>
  )
  return <CodeStep type="REGISTRATION" email={email} action="Proceed" again="Resend" onCode={onCode} onResend={onResend} aside={back} />
}
