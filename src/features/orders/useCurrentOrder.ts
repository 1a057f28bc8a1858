import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '#api/contract.ts'
import { orderQueries } from '#api/orders.ts'

/**
 * Refetched on mount and updated while mounted, even after the order has left the list. The given
 * order before the response, and after a failure.
 */
export function useCurrentOrder(order: Schemas['Order']): Schemas['Order'] {
  const query = useInfiniteQuery({
    ...orderQueries.ofBuyer(order.customer, { transaction_id: order._id }),
    refetchOnMount: 'always',
  })
  // An earlier visit's data may be older than the given order.
  const current = query.isFetchedAfterMount ? query.data?.pages[0]?.items[0] : undefined
  return current ?? order
}
