import { focusManager, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { checkoutQueries } from '#api/checkout.ts'
import { currentToken } from '#state/session.ts'

const POLL_MS = 10_000
/** A payment in any other state, also an unknown one, may still change. */
const final: ReadonlySet<string> = new Set(['PAID', 'FAILED', 'EXPIRED', 'REFUNDED'])

/**
 * The payment is refetched on socket events, focus and reconnect, and at intervals; not while the
 * screen is hidden after the session has ended.
 */
export function usePaymentOutcome(orderId: string) {
  const query = useQuery({
    ...checkoutQueries.payment(orderId),
    enabled: () => currentToken() !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const { refetch } = query
  const ended = query.data !== undefined && final.has(query.data.status)
  // Not `refetchInterval`, which continues in a hidden screen, where layout effects stop.
  useLayoutEffect(() => {
    if (ended) return
    const timer = setInterval(
      () => focusManager.isFocused() && void refetch({ cancelRefetch: false }),
      POLL_MS,
    )
    return () => clearInterval(timer)
  }, [ended, refetch])
  return query
}
