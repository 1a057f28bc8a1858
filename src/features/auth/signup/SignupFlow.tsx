import { type MouseEvent, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { changeParams } from '#lib/queryString.ts'
import { StepList } from '#ui/StepList.tsx'
import { confirmLeave, lostBetween } from '#lib/unsaved.ts'
import type { Details, NewAccount } from '../accountSchemas.ts'
import { emailAwaitingCode, forgetSent, isUsedUp, noteUsed } from '../sentCodes.ts'
import { useSendCode } from '../useSendCode.ts'
import { useStepFocus } from '../useStepFocus.ts'
import { AccountStep } from './AccountStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import styles from './SignupFlow.module.css'
import { useRegister } from './useRegister.ts'
import { VerifyStep } from './VerifyStep.tsx'

const steps = ['Account', 'Code', 'Details']

const noDetails: Details = { firstName: '', lastName: '', phoneNumber: '' }

interface Props {
  /** Called with whether closing the signup would lose something. */
  onUnsaved: (unsaved: boolean) => void
}

/**
 * The three steps. The password is kept in memory only, so a reload starts at the first step again, with the e-mail address
 * filled in. It sends no other code within a minute, and asks for none that was entered.
 */
export function SignupFlow({ onUnsaved }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const login = { ...location, search: changeParams(location.search, { signup: null, login: 'true' }) }
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState<NewAccount>(() => ({ email: emailAwaitingCode('REGISTRATION'), password: '', confirm: '' }))
  const [verifiedEmail, setVerifiedEmail] = useState('')
  const [details, setDetails] = useState(noDetails)
  const [dirty, setDirty] = useState(false)
  const register = useRegister()
  const sendCode = useSendCode('REGISTRATION')
  const box = useStepFocus<HTMLDivElement>(step, true)
  const unsaved = dirty || step > 0 || account.password !== ''
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved])

  // The browser may store nothing.
  const isVerified = (email: string) => email === verifiedEmail || isUsedUp('REGISTRATION', email)
  const leaveAccount = (given: NewAccount) => {
    setAccount(given)
    setStep(isVerified(given.email) ? 2 : 1)
  }
  const leaveCode = () => {
    noteUsed('REGISTRATION', account.email)
    setVerifiedEmail(account.email)
    setStep(2)
  }
  const backFromDetails = (typed: Details) => {
    setDetails(typed)
    setStep(0)
  }
  const finish = async (given: Details) => {
    const refusal = await register(account, given)
    if (refusal === 'code-needed') {
      forgetSent('REGISTRATION')
      // A failure leaves Resend enabled.
      await sendCode(account.email).catch(() => undefined)
      setDetails(given)
      setVerifiedEmail('')
      setStep(1)
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
      {step === 0 && <AccountStep start={account} isVerified={isVerified} onDone={leaveAccount} onDirty={setDirty} />}
      {step === 1 && <VerifyStep email={account.email} onBack={() => setStep(0)} onDone={leaveCode} />}
      {step === 2 && <DetailsStep start={details} onBack={backFromDetails} onDone={finish} />}
      {step === 0 && (
        <p className={styles.known}>
          Already have an account?{' '}
          <Link to={login} replace preventScrollReset className={styles.link} onClick={goToLogin}>
            Log in
          </Link>
        </p>
      )}
    </div>
  )
}
