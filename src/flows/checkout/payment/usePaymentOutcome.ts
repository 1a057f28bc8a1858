import { useQuery } from '@tanstack/react-query'
import { checkoutQueries } from '../../../api/checkout.ts'

/** How often the payment is read again while the socket is silent, ms. */
const POLL_MS = 10_000
/** A payment in another state may still move on, even in one that this app does not know. */
const final: ReadonlySet<string> = new Set(['PAID', 'FAILED', 'EXPIRED'])

/** Follows a pending payment: read anew when the socket reports something, on focus and reconnect, and now and then in between. */
export function usePaymentOutcome(orderId: string) {
  return useQuery({
    ...checkoutQueries.payment(orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data && final.has(state.data.status) ? false : POLL_MS),
  })
}
