import { useState } from 'react'
import { type Choices, updateAttempt } from './attempt.ts'

const initial: Choices = { deliveries: {}, addressId: '', payment: 'cod', instructions: '' }

interface Checkout {
  userId: string
  state: string
  attemptKey: string
  /** What was chosen before. */
  kept: Choices | undefined
}

/** What the buyer chose in the form; kept with the attempt, so that a reload loses nothing. */
export function useChoices({ userId, state, attemptKey, kept }: Checkout) {
  const [choices, setChoices] = useState(kept ?? initial)
  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change }
    setChoices(next)
    updateAttempt(userId, state, attemptKey, { choices: next })
  }
  return { choices, choose }
}
