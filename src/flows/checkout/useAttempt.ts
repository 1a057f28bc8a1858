import { useEffect, useEffectEvent } from 'react'
import { useValue } from '#lib/useValue.ts'
import type { Attempt } from './attempt.ts'
import type { Calls } from './calls.ts'
import { createPlacing, isInProgress } from './placing.ts'
import type { AttemptStore } from './store.ts'

/** Follows changes of all tabs; undefined once it is removed. */
export const useAttempt = (store: AttemptStore): Attempt | undefined => useValue(store)

export function useResumeAttempt(calls: Calls, store: AttemptStore, attempt: Attempt): void {
  const go = useEffectEvent(() => void createPlacing(calls, store).resumeAttempt())
  const inProgress = isInProgress(attempt)
  useEffect(() => {
    if (inProgress) go()
  }, [inProgress])
}
