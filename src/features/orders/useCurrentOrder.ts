import { useInfiniteQuery } from '@tanstack/react-query'
import type { Schemas } from '../../api/contract.ts'
import { orderQueries } from '../../api/orders.ts'

/**
 * An order as it stands now, read anew and kept up to date for as long as the component is mounted, even after it has left the list
 * on the screen. Until the answer comes, and when it fails, it is the order as given.
 */
export function useCurrentOrder(order: Schemas['Order']): Schemas['Order'] {
  const query = useInfiniteQuery({ ...orderQueries.ofBuyer(order.customer, { transaction_id: order._id }), refetchOnMount: 'always' })
  // What was stored at an earlier visit may be older than the given order.
  const current = query.isFetchedAfterMount ? query.data?.pages[0]?.items[0] : undefined
  return current ?? order
}
