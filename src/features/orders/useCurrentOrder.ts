import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '#api/contract.ts'
import { orderQueries } from '#api/orders.ts'

/**
 * The current state of an order, which is refetched on mount and updated while the component is
 * mounted, even after the order has disappeared from the list on the screen. Before the response,
 * and after a failure, it is the given order.
 */
export function useCurrentOrder(order: Schemas['Order']): Schemas['Order'] {
  const query = useInfiniteQuery({
    ...orderQueries.ofBuyer(order.customer, { transaction_id: order._id }),
    refetchOnMount: 'always',
  })
  // Cached data of an earlier visit may be older than the given order.
  const current = query.isFetchedAfterMount ? query.data?.pages[0]?.items[0] : undefined
  return current ?? order
}
