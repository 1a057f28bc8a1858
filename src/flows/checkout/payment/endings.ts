import type { Ending } from '../attempt.ts'

/** Texts for a failed or expired payment. */
export const endings: Record<Ending, { title: string; text: string }> = {
  FAILED: { title: 'The payment failed', text: 'Nothing was charged.' },
  EXPIRED: { title: 'The payment has expired', text: 'It was not paid in time, and nothing was charged.' },
}
