import { expect } from 'vitest'
import { NotTried, type Caller } from '../caller.ts'
import { casesOf } from '../case.ts'
import {
  pagesOf,
  expectList,
  idsOf,
  expectEnd,
  expectMoved,
  expectNewestFirst,
  walk,
} from '../pages.ts'
import { ofUser, cancellation, type Product } from '../records.ts'
import { type TestContext, UNKNOWN_ID } from '../testContext.ts'

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
  delivery?: boolean
}

/**
 * An order that the buyer has received. A simulated host makes one; on any other the buyer's
 * history has it or not.
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
export const unrated = {
  isMeant: ({ products }: PastOrder) => products.some(({ isRate }) => !isRate),
}
export const unreviewed = {
  isMeant: ({ delivery_reviewed }: PastOrder) => !delivery_reviewed,
  delivery: true,
}
/** A simulated host reviews it. */
export const reviewed = {
  isMeant: ({ delivery_reviewed }: PastOrder) => delivery_reviewed,
  delivery: true,
}
export const isRated = ({ products }: PastOrder) => products.every(({ isRate }) => isRate)
const WINDOW_MS = 48 * 3_600_000
export const isRefundable =
  ({ now }: TestContext) =>
  ({ order_timeline }: PastOrder) =>
    now() - Date.parse(order_timeline.COMPLETED ?? '') < WINDOW_MS

const refund = { cancelled_by: 'customer' }
/** As a path. */
const newOrder = async (s: TestContext) => ({ path: { id: (await s.newOrder()).id } })
const cancel = async (s: TestContext, order?: { path: { id: string } }) => ({
  ...(order ?? (await newOrder(s))),
  body: cancellation,
})

async function refundable(s: TestContext, [first, ...others]: Wanted[]) {
  try {
    return { path: { id: (await received(s, first)).id }, body: refund }
  } catch (error) {
    if (!(error instanceof NotTried) || others.length === 0) throw error
    return refundable(s, others)
  }
}

const listOrders = (s: TestContext, query: Record<string, unknown> = {}) =>
  s.buyer.call('listCustomerTransactions', { ...ofUser(s.buyer), query })

export const orderCases = casesOf({
  listCustomerTransactions: [
    [
      200,
      "all pages of a buyer's own, the newest first, each once",
      async (s) => {
        const read = (page: number) => listOrders(s, { page })
        await expectList<PastOrder>(
          read,
          ({ createdAt }) => createdAt,
          async () => [(await s.newOrder()).id],
        )
        return listOrders(s)
      },
    ],
    [
      200,
      'orders of one status',
      async (s) => {
        const [pending, cancelled] = [await newOrder(s), await newOrder(s)]
        await s.buyer.call('cancelTransaction', await cancel(s, cancelled))
        for (const [status, { path }] of [
          ['PENDING', pending],
          ['CANCELLED', cancelled],
        ] as const) {
          const items = (await listOrders(s, { status })).body.items as PastOrder[]
          for (const order of items)
            expect(order.order_status, `an order of the list with status ${status}`).toBe(status)
          expect(idsOf(items), `orders with status ${status}`).toContain(path.id)
        }
        return listOrders(s, { status: 'CANCELLED' })
      },
    ],
    [
      200,
      'an order by its id',
      async (s) => {
        const { id } = await s.newOrder()
        await s.newOrder()
        const answer = await listOrders(s, { transaction_id: id })
        expect(idsOf(answer.body.items), 'the orders found').toEqual([id])
        return answer
      },
    ],
  ],
  cancelTransaction: [
    [200, 'a pending order, at once (OPEN-02)', (s) => cancel(s), { order_status: 'CANCELLED' }],
    [
      409,
      'one that is cancelled already',
      async (s) => {
        const sent = await cancel(s)
        await s.buyer.call('cancelTransaction', sent)
        return sent
      },
    ],
  ],
  completeTransaction: [
    [
      200,
      'an order that is ready',
      async (s) => {
        const order = await newOrder(s)
        await makeReady(s, order.path.id)
        return order
      },
      { order_status: 'COMPLETED' },
    ],
    [409, 'one that is not ready', newOrder],
  ],
  refundTransaction: [
    [200, 'an order that was received', (s) => refundable(s, [{ isMeant: isRefundable(s) }])],
    [409, 'one that was not received', async (s) => ({ ...(await newOrder(s)), body: refund })],
    [
      409,
      'a second time',
      async (s) => {
        const sent = await refundable(s, [
          { status: 'REFUND_REQUESTED' },
          { isMeant: isRefundable(s) },
          { status: 'REFUNDED' },
          { status: 'REFUND_REJECTED' },
        ])
        await s.buyer.call('refundTransaction', sent)
        return sent
      },
    ],
  ],
})

export const review = (of: Caller, order: { id: string; product: Product }) => ({
  body: {
    product: order.product._id,
    customer: of.id,
    shop: order.product.shop._id,
    transaction: order.id,
    rating: 5,
    description: 'Sariwa!',
    gallery: [],
  },
})
export const ofDelivery = (id: string, more: object = {}) => ({
  path: { id },
  body: { driver_rating: 5, ...more },
})

interface Review {
  _id: string
  rating: number
  date: string
}
/** The mean of all has to be the rating that the product shows. */
async function reviewsOf({ visitor, productOf }: TestContext, product: string) {
  const read = (page: number) =>
    visitor.call('listProductReviews', { path: { productId: product }, query: { page } })
  const found = await walk<Review>(read)
  const { rating } = await productOf(product)
  const mean = found.rows.reduce((sum, review) => sum + review.rating, 0) / (found.rows.length || 1)
  if (found.isWhole)
    expect(
      Math.abs(rating - mean),
      `the rating, ${rating}, less the mean of ${found.rows.length} reviews, ${mean}`,
    ).toBeLessThanOrEqual(ROUNDED)
  return { ...found, read }
}
const ROUNDED = 0.051
const READ = 3

export const reviewCases = casesOf({
  listProductReviews: [
    [
      200,
      'all pages, the newest first, each once, and their mean is the rating of the product',
      async (s) => {
        for (const { _id } of s.products.slice(0, READ)) {
          const { rows, read } = await reviewsOf(s, _id)
          expectNewestFirst(rows.map(({ date }) => date))
          await expectEnd(read)
        }
        return { path: { productId: s.products[0]._id } }
      },
    ],
  ],
  createProductReview: [
    [
      201,
      'of a product that was received, which is listed first and counts once',
      async (s) => {
        const order = await received(s, unrated)
        const before = await reviewsOf(s, order.product._id)
        const answer = await s.buyer.call('createProductReview', review(s.buyer, order))
        const after = await reviewsOf(s, order.product._id)
        expectMoved(before, after, [answer.body._id])
        return answer
      },
    ],
    [
      403,
      "of another buyer's order",
      async (s) => s.stranger.call('createProductReview', review(s.stranger, await s.newOrder())),
    ],
    [
      404,
      'of an unknown order',
      (s) => review(s.buyer, { id: UNKNOWN_ID, product: s.products[0] }),
    ],
    [409, 'before it was received', async (s) => review(s.buyer, await s.newOrder())],
    [
      409,
      'a second time',
      async (s) => {
        const sent = review(s.buyer, await received(s, { isMeant: isRated }))
        if (s.target.steer) await s.buyer.call('createProductReview', sent)
        return sent
      },
    ],
  ],
  reviewDelivery: [
    [
      200,
      'of a delivery that has arrived',
      async (s) => ofDelivery((await received(s, unreviewed)).id),
    ],
    [409, 'of an order that was picked up', async (s) => ofDelivery((await s.newOrder()).id)],
  ],
})
