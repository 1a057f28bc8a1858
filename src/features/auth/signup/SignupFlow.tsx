import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { changeParams } from '../../../lib/queryString.ts'
import type { Details, NewAccount } from '../accountSchemas.ts'
import { awaitedAddress } from '../sentCodes.ts'
import { StepTrail } from '../StepTrail.tsx'
import { useStepFocus } from '../useStepFocus.ts'
import { AccountStep } from './AccountStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import styles from './SignupFlow.module.css'
import { useRegister } from './useRegister.ts'
import { VerifyStep } from './VerifyStep.tsx'

const steps = ['Account', 'Code', 'Details']

const noDetails: Details = { firstName: '', lastName: '', phoneNumber: '' }

interface Props {
  /** Told whether there is something that would be lost if the signup were closed. */
  onUnsaved: (unsaved: boolean) => void
}

/**
 * The three steps. The password stays in memory alone, so that a reload starts with it again: with the address kept, and
 * without another code while the last one is less than a minute old.
 */
export function SignupFlow({ onUnsaved }: Props) {
  const { pathname, search, hash } = useLocation()
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState<NewAccount>(() => ({ email: awaitedAddress('REGISTRATION'), password: '', confirm: '' }))
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
  return (
    <div ref={box}>
      <StepTrail steps={steps} current={step} />
      {step === 0 && <AccountStep start={account} verifiedEmail={verifiedEmail} onDone={leaveAccount} onDirty={setDirty} />}
      {step === 1 && <VerifyStep email={account.email} onBack={() => setStep(0)} onDone={leaveCode} />}
      {step === 2 && <DetailsStep start={details} onBack={backFromDetails} onDone={(given) => register(account, given)} />}
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
