import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { changeParams } from '../../../lib/queryString.ts'
import type { Details, NewAccount } from '../accountSchemas.ts'
import { emailAwaitingCode } from '../sentCodes.ts'
import { StepIndicator } from '../StepIndicator.tsx'
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
 * filled in, and sends no other code within a minute.
 */
export function SignupFlow({ onUnsaved }: Props) {
  const { pathname, search, hash } = useLocation()
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState<NewAccount>(() => ({ email: emailAwaitingCode('REGISTRATION'), password: '', confirm: '' }))
  const [verifiedEmail, setVerifiedEmail] = useState('')
  const [details, setDetails] = useState(noDetails)
  const [dirty, setDirty] = useState(false)
  const register = useRegister()
  const box = useStepFocus<HTMLDivElement>(step, true)
  const unsaved = dirty || step > 0 || account.password !== ''
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved])

  const leaveAccount = (given: NewAccount) => {
    setAccount(given)
    setStep(given.email === verifiedEmail ? 2 : 1)
  }
  const leaveCode = () => {
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
      setDetails(given)
      setVerifiedEmail('')
      setStep(1)
    }
    return { phoneTaken: refusal === 'phone-taken' }
  }
  return (
    <div ref={box}>
      <StepIndicator steps={steps} current={step} />
      {step === 0 && <AccountStep start={account} verifiedEmail={verifiedEmail} onDone={leaveAccount} onDirty={setDirty} />}
      {step === 1 && <VerifyStep email={account.email} onBack={() => setStep(0)} onDone={leaveCode} />}
      {step === 2 && <DetailsStep start={details} onBack={backFromDetails} onDone={finish} />}
      {step === 0 && (
        <p className={styles.known}>
          Already have an account?{' '}
          <Link
            to={{ pathname, search: changeParams(search, { signup: null, login: 'true' }), hash }}
            replace
            preventScrollReset
            className={styles.link}
          >
            Log in
          </Link>
        </p>
      )}
    </div>
  )
}
