import { useEffect, useState } from 'react'
import { type Attempt, readAttempt, STORE } from './attempt.ts'

/** The attempt at checking out a selection. Another tab that places it, or starts anew, is followed. */
export function useAttempt(userId: string, state: string) {
  const [attempt, setAttempt] = useState<Attempt>(() => readAttempt(userId, state))
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== STORE) return
      const next = readAttempt(userId, state)
      setAttempt((now) => (next.key !== now.key || (next.placed && !now.placed) ? next : now))
    }
    globalThis.addEventListener('storage', follow)
    return () => globalThis.removeEventListener('storage', follow)
  }, [userId, state])
  return [attempt, setAttempt] as const
}
