import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Waits until no further call is made.
 * @param calls the number of calls up to now
 * @param interval time in which there was none, ms; longer than an answer takes
 * @returns the number of all calls
 */
export async function quiet(calls: () => number, interval = 500): Promise<number> {
  let before = -1
  await waitFor(
    () => {
      const now = calls()
      const settled = now > 0 && now === before
      before = now
      expect(settled).toBe(true)
    },
    { interval, timeout: 16 * interval },
  )
  return calls()
}
