import { useState } from 'react'
import { storedToken } from '#mocks/hosts/browser/session.ts'
import type { Forecast } from '#mocks/rules/forecast.ts'
import type { Happened } from '#mocks/scenario/happened.ts'
import { inManila } from '../texts.ts'
import { useConsole } from '../useConsole.ts'

/**
 * Above these numbers the user must confirm a jump: check-outs of lists, each with orders and
 * notifications, and other events.
 */
const MANY_CHECKOUTS = 20
const MANY_STEPS = 200

/** A jump of the clock that the user has to confirm, since it causes many events. */
export interface AskedJump {
  /** World time, ms. */
  until: number
  forecast: Forecast
}

export interface Jump {
  /**
   * Moves the clock to a world time (ms), after a confirmation when it causes many events; `done`
   * is shown at the end.
   */
  to(until: number, done?: string): Promise<void>
  /** The jump to be confirmed. */
  asked: AskedJump | null
  confirm(): Promise<void>
  cancel(): void
  /** The current or last action, as text. */
  status: string
  /**
   * What has happened to the user during the jump; null before the first jump, and for a visitor.
   */
  happened: Happened | null
  /**
   * The login that expired during the jump, by the name of its buyer, which is null for an account
   * that was created here.
   */
  loggedOut: { persona: string | null } | null
}

/** When a login ends, ms since the epoch: the claim in its token. */
const endOf = (token: string) =>
  (
    JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp: number
    }
  ).exp * 1000

/** Jumps of the world's clock; `read` returns the world's time, ms. */
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
    // The console ends the session and says so. Otherwise the app would show its alert about an
    // expired session.
    if (ends) await signIn(null)
    await apply({ advance: Math.max(0, Math.ceil(until - read())) })
    setStatus(done)
    if (mark.buyerId !== null) setHappened(await connection.remote.happened(mark))
    if (ends) setLoggedOut({ persona })
  }
  const orNotify = (work: () => Promise<void>) =>
    work().catch(() => notify('The marketplace has not answered. Please try again.'))
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
