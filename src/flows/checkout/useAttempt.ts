import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Attempt } from './attempt.ts'
import type { Calls } from './calls.ts'
import { carryOn, isUnderWay } from './placeOrder.ts'
import type { AttemptStore } from './store.ts'

/** The attempt as it stands, in whatever tab it was changed; undefined once it is forgotten. */
export const useAttempt = (store: AttemptStore): Attempt | undefined => useSyncExternalStore(store.subscribe, store.read)

/** Goes on with an attempt that a reload or a closed tab has left under way. */
export function useCarryOn(calls: Calls, store: AttemptStore, attempt: Attempt): void {
  const go = useEffectEvent(() => void carryOn(calls, store))
  const underWay = isUnderWay(attempt)
  useEffect(() => {
    if (underWay) go()
  }, [underWay])
}
