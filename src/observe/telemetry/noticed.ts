import type { Finding } from '../drift/judge.ts'

/**
 * An error that nobody handled, that a boundary replaced a part of the page for, or that stopped
 * the start.
 */
export interface Failed {
  source: 'error' | 'rejection' | 'boundary' | 'start'
  error: unknown
}

export type Noticed = Failed | { finding: Finding }

/** Number kept until the code that sends them is loaded. */
const MAX_NOTICED = 50

const early: Noticed[] = []
let take = (next: Noticed) => {
  if (early.length < MAX_NOTICED) early.push(next)
}

/** Passes it on, or stores it until somebody takes it. */
export const noticed = (next: Noticed): void => take(next)

/** Passes on those until now, and from now on. */
export function takeNoticed(next: (one: Noticed) => void): void {
  take = next
  for (const one of early.splice(0)) next(one)
}
