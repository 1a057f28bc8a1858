import { useQuery, useQueryClient } from '@tanstack/react-query'
import { checkoutQueries } from '#api/checkout.ts'
import type { Schemas } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import { orderQueries } from '#api/orders.ts'
import { isOrdered } from '#flows/checkout/attempt.ts'
import { attemptOfOrder } from '#flows/checkout/store.ts'

/** Returns null for an unknown id, or one of another user. */
const orNull = (error: unknown) => {
  if (error instanceof ApiError && [403, 404, 422].includes(error.status)) return null
  throw error
}

/** Ids of the orders that were placed together with one, by the attempts stored in this browser. */
function placedTogether(userId: string, orderId: string): string[] {
  const progress = attemptOfOrder(userId, orderId)?.read()?.progress
  return progress && isOrdered(progress) ? progress.orderIds : [orderId]
}

/** The result of a checkout, by the id of one of its orders or of its payment; null when the user has no such order. */
export function useResult(userId: string, id: string) {
  const queryClient = useQueryClient()
  const orderOf = (orderId: string) => queryClient.fetchQuery({ ...orderQueries.one(userId, orderId), staleTime: 0 }).catch(orNull)
  const paymentOf = (of: string) => queryClient.fetchQuery({ ...checkoutQueries.payment(of), staleTime: 0 }).catch(orNull)
  return useQuery({
    queryKey: ['checkout', 'result', userId, id],
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: async () => {
      const named = await orderOf(id)
      const intent = named ? null : await paymentOf(id)
      const orderId = named?._id ?? intent?.transactionId
      if (orderId === undefined) return null
      const together = await Promise.all(placedTogether(userId, orderId).map(async (one) => (one === id ? named : orderOf(one))))
      const orders = together.filter((order): order is Schemas['Order'] => order !== null)
      // A cancelled order is no longer part of the payment of the others. Cash has no payment to load.
      const payer = orders.find(({ order_status }) => order_status !== 'CANCELLED') ?? orders[0]
      const isOnline = payer !== undefined && payer.payment_method !== 'cod'
      return { orders, payment: intent ?? (isOnline ? await paymentOf(payer._id) : null) }
    },
  })
}
