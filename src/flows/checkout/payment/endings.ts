import type { Ending } from '../attempt.ts'

/** Texts for a payment that failed, expired or was refunded. */
export const endings: Record<Ending, { title: string; text: string }> = {
  FAILED: { title: 'The payment failed', text: 'Nothing was charged.' },
  EXPIRED: {
    title: 'The payment has expired',
    text: 'It was not paid in time, and nothing was charged.',
  },
  REFUNDED: {
    title: 'The payment was refunded',
    text: 'Your order was cancelled, and the money goes back to you.',
  },
}

/** Whether a payment with this status has ended without being paid, or was paid back. */
export const isEnding = (status: string | undefined): status is Ending =>
  status !== undefined && Object.hasOwn(endings, status)
