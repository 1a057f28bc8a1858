import type { Ending } from '../attempt.ts'

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

/** Whether it has ended without being paid, or was paid back. */
export const isEnding = (status: string | undefined): status is Ending =>
  status !== undefined && Object.hasOwn(endings, status)
