import { useEffect, useRef, useState } from 'react'
import { useConsole } from './useConsole.ts'

/**
 * Repeats a call of the worker after each event; null until it is answered. `call` must be stable.
 */
export function useAnswer<T>(call: () => Promise<T>): T | null {
  const { state } = useConsole()
  const [answer, setAnswer] = useState<T | null>(null)
  const asked = useRef(0)
  useEffect(() => {
    asked.current += 1
    const order = asked.current
    call()
      .then((fresh) => order === asked.current && setAnswer(() => fresh))
      // The page is connecting to another worker.
      .catch(() => undefined)
  }, [call, state])
  return answer
}
