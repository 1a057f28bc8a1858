import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { changeParams } from '../../../lib/queryString.ts'
import type { NewAccount } from '../accountSchemas.ts'
import { awaitedAddress } from '../sentCodes.ts'
import { StepTrail } from '../StepTrail.tsx'
import { useStepFocus } from '../useStepFocus.ts'
import { AccountStep } from './AccountStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import styles from './SignupFlow.module.css'
import { useRegister } from './useRegister.ts'
import { VerifyStep } from './VerifyStep.tsx'

const steps = ['Account', 'Code', 'Details']

/**
 * The three steps. The password stays in memory alone, so that a reload starts with it again: with the address kept, and
 * without another code while the last one is fresh.
 */
export function SignupFlow() {
  const { pathname, search, hash } = useLocation()
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState<NewAccount>(() => ({ email: awaitedAddress('REGISTRATION'), password: '', confirm: '' }))
  const register = useRegister()
  const box = useStepFocus<HTMLDivElement>(step, true)
  const toCode = (given: NewAccount) => {
    setAccount(given)
    setStep(1)
  }
  return (
    <div ref={box}>
      <StepTrail steps={steps} current={step} />
      {step === 0 && <AccountStep start={account} onDone={toCode} />}
      {step === 1 && <VerifyStep email={account.email} onBack={() => setStep(0)} onDone={() => setStep(2)} />}
      {step === 2 && <DetailsStep onDone={(given) => register(account, given)} />}
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
