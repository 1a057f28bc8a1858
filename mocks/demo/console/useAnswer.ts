import { useEffect, useRef, useState } from 'react'
import { useConsole } from './useConsole.ts'

/** What a call of the worker answers, asked anew after each event of the marketplace; null until it has arrived. `call` must keep its identity. */
export function useAnswer<T>(call: () => Promise<T>): T | null {
  const { state } = useConsole()
  const [answer, setAnswer] = useState<T | null>(null)
  const asked = useRef(0)
  useEffect(() => {
    asked.current += 1
    const order = asked.current
    call()
      // An answer that was overtaken by a later one is old.
      .then((fresh) => order === asked.current && setAnswer(() => fresh))
      // The page is being connected to another worker, after which it is asked again.
      .catch(() => undefined)
  }, [call, state])
  return answer
}
