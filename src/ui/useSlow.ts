import { useEffect, useState } from 'react'

/**
 * Whether something has been busy for longer than `ms`. The time starts again whenever `run`
 * changes.
 */
export function useSlow(busy: boolean, ms: number, run = 0): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), ms)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy, ms, run])
  return slow
}
