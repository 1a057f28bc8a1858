import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useEntryLog } from '#api/activityLog.ts'
import { authMutations } from '#api/auth.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { changeParams } from '#lib/queryString.ts'
import { confirmLeave, lostBetween } from '#lib/unsaved.ts'
import { signIn } from '#state/session.ts'
import { Text } from '#ui/Layout.tsx'
import { StepList } from '#ui/StepList.tsx'
import { showError, showToast } from '#ui/toast.ts'
import type { Details, NewAccount } from '../accountSchemas.ts'
import { CodeStep, endedCodeMessage } from '../CodeStep.tsx'
import { clearSent, emailAwaitingCode, isUsedUp, recordUsed } from '../sentCodes.ts'
import { useSendCode } from '../useSendCode.ts'
import { useStepFocus } from '../useStepFocus.ts'
import { AccountStep, BackButton, DetailsStep } from './FormSteps.tsx'
import styles from './SignupFlow.module.css'

function VerifyStep({
  email,
  onBack,
  onDone,
}: {
  email: string
  onBack: () => void
  onDone: () => void
}) {
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

/** What the user can fix: the phone number is taken, or the code was entered too long ago. */
type Refusal = 'phone-taken' | 'code-needed' | null

const refusals: Partial<Record<string, Refusal>> = {
  phone_taken: 'phone-taken',
  email_not_verified: 'code-needed',
}

/** Registers, after which the shell navigates to the home page. Never throws. */
function useRegister() {
  const { mutateAsync } = useMutation(authMutations.register())
  const log = useEntryLog()
  return async (
    { email, password }: NewAccount,
    { firstName, lastName, phoneNumber }: Details,
  ): Promise<Refusal> => {
    try {
      const token = await mutateAsync({
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
      if (refusal === 'code-needed')
        showError('Registration Failed', 'Your code has expired. Please enter a new one.')
      else showError('Registration Failed', 'An error occurred while registering')
      return refusal
    }
  }
}

const steps = ['Account', 'Code', 'Details']

const noDetails: Details = { firstName: '', lastName: '', phoneNumber: '' }

interface Props {
  onUnsaved: (unsaved: boolean) => void
}

/**
 * The password is in memory only: a reload starts at the first step, with the e-mail address filled
 * in. No other code is sent within a minute, and a verified address needs none.
 */
export function SignupFlow({ onUnsaved }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const login = {
    ...location,
    search: changeParams(location.search, { signup: null, login: 'true' }),
  }
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState<NewAccount>(() => ({
    email: emailAwaitingCode('REGISTRATION'),
    password: '',
    confirm: '',
  }))
  const [verifiedEmail, setVerifiedEmail] = useState('')
  const [details, setDetails] = useState(noDetails)
  const [dirty, setDirty] = useState(false)
  const register = useRegister()
  const sendCode = useSendCode('REGISTRATION')
  const box = useStepFocus<HTMLDivElement>(step, true)
  const unsaved = dirty || step > 0 || account.password !== ''
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved])

  // Kept in state too, since the browser may block storage.
  const isVerified = (email: string) => email === verifiedEmail || isUsedUp('REGISTRATION', email)
  const finishAccount = (given: NewAccount) => {
    setAccount(given)
    setStep(isVerified(given.email) ? 2 : 1)
  }
  const finishCode = () => {
    recordUsed('REGISTRATION', account.email)
    setVerifiedEmail(account.email)
    // The visitor may have gone back meanwhile.
    setStep((now) => (now === 1 ? 2 : now))
  }
  const backFromDetails = (typed: Details) => {
    setDetails(typed)
    setStep(0)
  }
  const finish = async (given: Details) => {
    const refusal = await register(account, given)
    if (refusal === 'code-needed') {
      clearSent('REGISTRATION')
      await sendCode(account.email).catch(() => undefined)
      setDetails(given)
      setVerifiedEmail('')
      setStep((now) => (now === 2 ? 1 : now))
    }
    return { phoneTaken: refusal === 'phone-taken' }
  }
  const goToLogin = (event: MouseEvent) => {
    const lost = lostBetween(location, login)
    if (lost.length === 0) return
    event.preventDefault()
    confirmLeave(lost, () => void navigate(login, { replace: true, preventScrollReset: true }))
  }
  return (
    <div ref={box}>
      <StepList steps={steps} current={step + 1} />
      {step === 0 && (
        <AccountStep
          start={account}
          isVerified={isVerified}
          onDone={finishAccount}
          onDirty={setDirty}
        />
      )}
      {step === 1 && (
        <VerifyStep email={account.email} onBack={() => setStep(0)} onDone={finishCode} />
      )}
      {step === 2 && <DetailsStep start={details} onBack={backFromDetails} onDone={finish} />}
      {step === 0 && (
        <Text above={5} hint text="center">
          Already have an account?{' '}
          <Link to={login} replace preventScrollReset className={styles.link} onClick={goToLogin}>
            Log in
          </Link>
        </Text>
      )}
    </div>
  )
}
