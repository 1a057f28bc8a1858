import * as z from 'zod/mini'
import type { Schemas } from '../../api/contract.ts'

const transaction = z.object({
  shop: z.string(),
  customer: z.string(),
  products: z.array(z.object({ product: z.string(), quantity: z.number() })),
  payment_method: z.enum(['cod', 'gcash']),
  delivery_method: z.enum(['PICKUP', 'DELIVERY']),
  delivery_instruction: z.optional(z.string()),
  address: z.optional(z.string()),
})

/** What was sent and has not been answered yet: kept, so that it can be looked for after a timeout or a reload. */
export const sentOrder = z.object({
  body: z.object({ urls: z.object({ success: z.string(), failure: z.string() }), transactions: z.array(transaction) }),
  /** Ids of the buyer's latest orders as they were before. */
  before: z.array(z.string()),
  /** Lines of the cart that were ordered. */
  cartIds: z.array(z.string()),
})
export type SentOrder = z.infer<typeof sentOrder>

const piecesOf = (products: readonly { id: string; quantity: number }[]) =>
  products
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .sort()
    .join()

/** Whether each part of what was sent is among the buyer's latest orders, and was not there before. */
export function isPlaced({ body, before }: SentOrder, latest: readonly Schemas['Order'][]): boolean {
  const fresh = latest.filter((order) => !before.includes(order._id))
  return body.transactions.every(({ shop, products, payment_method, delivery_method }) => {
    const pieces = piecesOf(products.map(({ product, quantity }) => ({ id: product, quantity })))
    const place = fresh.findIndex(
      (order) =>
        order.shop._id === shop &&
        order.payment_method === payment_method &&
        order.delivery_method === delivery_method &&
        piecesOf(order.products.map(({ product, quantity }) => ({ id: product._id, quantity }))) === pieces,
    )
    // One order answers for one part.
    return place >= 0 && fresh.splice(place, 1).length > 0
  })
}
