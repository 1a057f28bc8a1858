import type { Ending } from '../attempt.ts'

/** Words for a payment that came to nothing. */
export const endings: Record<Ending, { title: string; text: string }> = {
  FAILED: { title: 'The payment failed', text: 'Nothing was charged.' },
  EXPIRED: { title: 'The payment has expired', text: 'It was not paid in time, and nothing was charged.' },
}
