import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/**
 * Waits until `calls`, the number of calls up to now, no longer grows, and returns it.
 * @param interval time without one, ms; longer than an answer takes
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
