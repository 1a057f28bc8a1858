import { useState } from 'react'
import type { Forecast } from '../../rules/forecast.ts'
import { inManila } from '../inManila.ts'
import { useConsole } from '../useConsole.ts'

/** More than this is asked for first: check-outs of lists, each with orders and their news, and other events. */
const MANY_CHECKOUTS = 20
const MANY_STEPS = 200

/** A jump of the clock that the user has to confirm, since much will happen. */
export interface AskedJump {
  /** World time, ms. */
  until: number
  forecast: Forecast
}

export interface Jump {
  /** Moves the clock to a world time (ms), after a question when much happens on the way; `done` is said at the end. */
  to(until: number, done?: string): Promise<void>
  /** The jump to be confirmed. */
  asked: AskedJump | null
  confirm(): Promise<void>
  cancel(): void
  /** What was done last, or is being done. */
  status: string
}

/** Jumps of the world's clock; `read` returns the world's time, ms. */
export function useJump(read: () => number): Jump {
  const { connection, apply, notify } = useConsole()
  const [asked, setAsked] = useState<AskedJump | null>(null)
  const [status, setStatus] = useState('')
  const go = async (until: number, done = `Moved to ${inManila(until)}.`) => {
    setAsked(null)
    setStatus('Everything up to then is happening …')
    await apply({ advance: Math.max(0, Math.ceil(until - read())) })
    setStatus(done)
  }
  return {
    async to(until, done) {
      try {
        const forecast = await connection.remote.forecast(until)
        if (forecast.checkouts <= MANY_CHECKOUTS && forecast.steps <= MANY_STEPS) return await go(until, done)
        setStatus('')
        setAsked({ until, forecast })
      } catch {
        notify('The marketplace has not answered. Please try again.')
      }
    },
    asked,
    async confirm() {
      if (asked) await go(asked.until)
    },
    cancel: () => setAsked(null),
    status,
  }
}
