import type { Finding } from '../drift/judge.ts'

/**
 * An error, and where it occurred: nobody handled it, a boundary replaced a part of the page, or
 * the app could not start.
 */
export interface Failed {
  source: 'error' | 'rejection' | 'boundary' | 'start'
  error: unknown
}

/** What may be sent. */
export type Noticed = Failed | { finding: Finding }

/** Maximum number stored until the code that sends them is loaded. */
const MAX_NOTICED = 50

const early: Noticed[] = []
let take = (next: Noticed) => {
  if (early.length < MAX_NOTICED) early.push(next)
}

/** Passes on what may be sent, or stores it until somebody takes it. */
export const noticed = (next: Noticed): void => take(next)

/** Passes on everything noticed so far, and from now on. */
export function takeNoticed(next: (one: Noticed) => void): void {
  take = next
  for (const one of early.splice(0)) next(one)
}
