import { useState, useCallback, useEffect, useRef } from 'react'
import { endOf, storedToken } from '#mocks/hosts/browser/session.ts'
import { every, realTime } from '#mocks/hosts/timers.ts'
import type { Forecast } from '#mocks/rules/forecast.ts'
import type { Happened } from '#mocks/scenario/happened.ts'
import { inManila, UNANSWERED } from '../texts.ts'
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

/** Above these numbers the user must confirm a jump: check-outs of lists, and other events. */
const MANY_CHECKOUTS = 20
const MANY_STEPS = 200

interface AskedJump {
  /** World time, ms. */
  until: number
  forecast: Forecast
}

export interface Jump {
  /** To a world time (ms), after a confirmation when much happens; `done` is shown at the end. */
  to(until: number, done?: string): Promise<void>
  asked: AskedJump | null
  confirm(): Promise<void>
  cancel(): void
  /** Tells of the current or last action. */
  status: string
  /** Null before the first jump, and for a visitor. */
  happened: Happened | null
  /** Whose login expired during the jump; null for an account that was created here. */
  loggedOut: { persona: string | null } | null
}

/** `read` returns the world's time, ms. */
export function useJump(read: () => number): Jump {
  const { connection, state, apply, signIn, notify } = useConsole()
  const [asked, setAsked] = useState<AskedJump | null>(null)
  const [status, setStatus] = useState('')
  const [happened, setHappened] = useState<Happened | null>(null)
  const [loggedOut, setLoggedOut] = useState<Jump['loggedOut']>(null)
  const go = async (until: number, done = `Moved to ${inManila(until)}.`) => {
    const { persona } = state
    setAsked(null)
    setLoggedOut(null)
    setHappened(null)
    setStatus('Working through everything up to then …')
    const token = storedToken()
    const mark = await connection.remote.mark(token)
    const ends = token !== null && mark.buyerId !== null && endOf(token) <= until
    // Otherwise the app would show its alert about an expired session.
    if (ends) await signIn(null)
    await apply({ advance: Math.max(0, Math.ceil(until - read())) })
    setStatus(done)
    if (mark.buyerId !== null) setHappened(await connection.remote.happened(mark))
    if (ends) setLoggedOut({ persona })
  }
  const orNotify = (work: () => Promise<void>) => work().catch(() => notify(UNANSWERED))
  return {
    to: (until, done) =>
      orNotify(async () => {
        const forecast = await connection.remote.forecast(until)
        if (forecast.checkouts <= MANY_CHECKOUTS && forecast.steps <= MANY_STEPS)
          return go(until, done)
        setStatus('')
        setAsked({ until, forecast })
      }),
    asked,
    confirm: () => (asked ? orNotify(() => go(asked.until)) : Promise.resolve()),
    cancel: () => setAsked(null),
    status,
    happened,
    loggedOut,
  }
}
