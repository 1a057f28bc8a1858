import { ofUser } from '../bodies.ts'
import { NotTried } from '../notTried.ts'
import { pagesOf } from '../pages.ts'
import type { Product } from '../products.ts'
import type { TestContext } from '../testContext.ts'

/** The shop of a simulated host has an order ready. */
export const makeReady = (s: TestContext, id: string) =>
  s.steer(['PREPARING', 'PACKED', 'READY_TO_PICK_UP'].map((to) => `order:${id}:${to}`).join(','))

export interface PastOrder {
  _id: string
  shop: { _id: string }
  products: { product: { _id: string }; isRate: boolean }[]
  order_status: string
  order_timeline: { COMPLETED?: string }
  delivery_method: string
  delivery_reviewed: boolean
  createdAt: string
}

export interface Wanted {
  /** By default COMPLETED. */
  status?: string
  isMeant?: (order: PastOrder) => boolean
  /** Whether it was delivered, not picked up. */
  delivery?: boolean
}

/**
 * An order that the buyer has received, for which `isMeant` holds. A simulated host makes one; on
 * any other host the buyer's own history has it or not.
 */
export async function received(
  s: TestContext,
  { status = 'COMPLETED', isMeant = () => true, delivery = false }: Wanted = {},
): Promise<{ id: string; product: Product }> {
  if (s.target.steer) {
    const order = await s.newOrder(s.buyer, { delivery })
    await makeReady(s, order.id)
    await s.buyer.call('completeTransaction', { path: { id: order.id } })
    return order
  }
  const read = (page: number) =>
    s.buyer.call('listCustomerTransactions', { ...ofUser(s.buyer), query: { status, page } })
  for await (const { body } of pagesOf(read))
    for (const order of body.items as PastOrder[]) {
      const line = order.products.find(({ isRate }) => !isRate) ?? order.products[0]
      if (line && isMeant(order) && (!delivery || order.delivery_method === 'DELIVERY'))
        return { id: order._id, product: { _id: line.product._id, shop: order.shop } }
    }
  throw new NotTried('such an order in the history of the account')
}
/** One with a product that the buyer has not rated. */
export const unrated = {
  isMeant: ({ products }: PastOrder) => products.some(({ isRate }) => !isRate),
}
export const unreviewed = {
  isMeant: ({ delivery_reviewed }: PastOrder) => !delivery_reviewed,
  delivery: true,
}
/** A delivery that was reviewed, of which a simulated host makes one. */
export const reviewed = {
  isMeant: ({ delivery_reviewed }: PastOrder) => delivery_reviewed,
  delivery: true,
}
export const isRated = ({ products }: PastOrder) => products.every(({ isRate }) => isRate)
/** How long a refund may be requested, ms. */
const WINDOW_MS = 48 * 3_600_000
export const isRefundable =
  ({ now }: TestContext) =>
  ({ order_timeline }: PastOrder) =>
    now() - Date.parse(order_timeline.COMPLETED ?? '') < WINDOW_MS
