import { useCallback, useEffect, useRef, useState } from 'react'
import { every, realTime } from '#mocks/hosts/timers.ts'
import { useConsole } from '../useConsole.ts'

/** Real ms. */
const TICK_MS = 250

/** In ms since the epoch: as of the latest tick, and to be read exactly. */
export function useWorldTime(): { now: number; read: () => number } {
  const { state } = useConsole()
  const arrived = useRef(realTime())
  const [now, setNow] = useState(state.now)
  const read = useCallback(
    () => (state.frozen ? state.now : state.now + (realTime() - arrived.current) * state.speed),
    [state],
  )
  useEffect(() => {
    arrived.current = realTime()
    setNow(state.now)
    return every(TICK_MS, () => setNow(read()))
  }, [state, read])
  return { now, read }
}
