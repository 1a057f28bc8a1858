import { useQuery } from '@tanstack/react-query'
import { checkoutQueries } from '../../api/checkout.ts'

/** How often the payment is read again while the socket is silent, ms. */
const POLL_MS = 10_000

/** Follows a pending payment: read anew when the socket reports something, on focus and reconnect, and now and then in between. */
export function usePaymentOutcome(id: string) {
  return useQuery({
    ...checkoutQueries.payment(id),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'PENDING' ? false : POLL_MS),
  })
}
