import { useState } from 'react'
import { type Attempt, type Choices, updateAttempt } from './attempt.ts'

const initial: Choices = { deliveries: {}, addressId: '', payment: 'cod', instructions: '' }

/** What the buyer chose in the form; kept with the attempt, so that a reload loses nothing. */
export function useChoices(userId: string, state: string, attempt: Attempt) {
  const [choices, setChoices] = useState(attempt.choices ?? initial)
  const choose = (change: Partial<Choices>) => {
    const next = { ...choices, ...change }
    setChoices(next)
    updateAttempt(userId, state, attempt.key, { choices: next })
  }
  return { choices, choose }
}
