import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import type { Product } from '../products.ts'
import { NotTried } from '../notTried.ts'
import { expectMoved, expectNewestFirst, idsOf, pagesOf, walk } from '../pages.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

/** The shop of a simulated host has an order ready. */
export const makeReady = (s: TestContext, id: string) =>
  s.steer(['PREPARING', 'PACKED', 'READY_TO_PICK_UP'].map((to) => `order:${id}:${to}`).join(','))
const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
const refund = { cancelled_by: 'customer' }

interface PastOrder {
  _id: string
  shop: { _id: string }
  products: { product: { _id: string }; isRate: boolean }[]
  order_status: string
  order_timeline: { COMPLETED?: string }
  delivery_method: string
  delivery_reviewed: boolean
  createdAt: string
}

/**
 * An order that the buyer has received, for which `isMeant` holds. A simulated host makes one; on
 * any other host the buyer's own history has it or not.
 */
export async function received(
  s: TestContext,
  of: Caller,
  {
    isMeant = ({ order_status }: PastOrder) => order_status === 'COMPLETED',
    delivery = false,
  } = {},
): Promise<{ id: string; product: Product }> {
  if (s.target.steer) {
    const order = await s.newOrder(of, { delivery })
    await makeReady(s, order.id)
    await of.call('completeTransaction', { path: { id: order.id } })
    return order
  }
  const read = (page: number) =>
    of.call('listCustomerTransactions', { path: { userId: of.id }, query: { page } })
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
  isMeant: ({ order_status, products }: PastOrder) =>
    order_status === 'COMPLETED' && products.some(({ isRate }) => !isRate),
}
const isUnreviewed = ({ order_status, delivery_reviewed }: PastOrder) =>
  order_status === 'COMPLETED' && !delivery_reviewed
const unreviewed = { isMeant: isUnreviewed, delivery: true }
/** A delivery that was reviewed, of which a simulated host makes one. */
export const reviewed = {
  isMeant: ({ delivery_reviewed }: PastOrder) => delivery_reviewed,
  delivery: true,
}
const isRated = ({ order_status, products }: PastOrder) =>
  order_status === 'COMPLETED' && products.every(({ isRate }) => isRate)
/** How long a refund may be requested, ms. */
const WINDOW_MS = 48 * 3_600_000
const isRefundable =
  ({ now }: TestContext) =>
  ({ order_status, order_timeline }: PastOrder) =>
    order_status === 'COMPLETED' && now() - Date.parse(order_timeline.COMPLETED ?? '') < WINDOW_MS
/** Requests a refund for the second time: of an order that has one, or that may have one. */
async function refundTwice(s: TestContext) {
  const isAsked = ({ order_status }: PastOrder) => order_status.startsWith('REFUND')
  const { id } = await received(s, s.buyer, { isMeant: isAsked }).catch((error: unknown) => {
    if (error instanceof NotTried) return received(s, s.buyer, { isMeant: isRefundable(s) })
    throw error
  })
  const sent = { path: { id }, body: refund }
  await s.buyer.call('refundTransaction', sent)
  return s.buyer.call('refundTransaction', sent)
}
const review = (of: Caller, order: { id: string; product: Product }) => ({
  product: order.product._id,
  customer: of.id,
  shop: order.product.shop._id,
  transaction: order.id,
  rating: 5,
  description: 'Sariwa!',
  gallery: [],
})

const listOrders = (s: TestContext, query: Record<string, unknown> = {}) =>
  s.buyer.call('listCustomerTransactions', { path: { userId: s.buyer.id }, query })

export const orderCases = [
  ...cases(
    'listCustomerTransactions',
    [
      200,
      "all pages of a buyer's own, the newest first, each once",
      async (s) => {
        const all = () => walk<PastOrder>((page) => listOrders(s, { page }))
        const before = await all()
        const { id } = await s.newOrder(s.buyer)
        const after = await all()
        expectMoved(before, after, [id])
        expectNewestFirst(after.map(({ createdAt }) => createdAt))
        return listOrders(s)
      },
    ],
    [
      200,
      'orders of one status',
      async (s) => {
        const [pending, cancelled] = [await s.newOrder(s.buyer), await s.newOrder(s.buyer)]
        await s.buyer.call('cancelTransaction', { path: { id: cancelled.id }, body: cancel })
        for (const [status, { id }] of [
          ['PENDING', pending],
          ['CANCELLED', cancelled],
        ] as const) {
          const { items } = (await listOrders(s, { status })).body as {
            items: { _id: string; order_status: string }[]
          }
          for (const order of items)
            expect(order.order_status, `an order of the list with status ${status}`).toBe(status)
          expect(
            items.map((order) => order._id),
            `orders with status ${status}`,
          ).toContain(id)
        }
        return listOrders(s, { status: 'CANCELLED' })
      },
    ],
    [
      200,
      'an order by its id',
      async (s) => {
        const { id } = await s.newOrder(s.buyer)
        await s.newOrder(s.buyer)
        const answer = await listOrders(s, { transaction_id: id })
        expect(
          answer.body.items.map((order: { _id: string }) => order._id),
          'the orders found',
        ).toEqual([id])
        return answer
      },
    ],
    [
      403,
      "another buyer's",
      (s) => s.buyer.call('listCustomerTransactions', { path: { userId: s.stranger.id } }),
    ],
  ),
  ...cases(
    'cancelTransaction',
    [
      200,
      'a pending order, at once (OPEN-02)',
      async (s) =>
        s.buyer.call('cancelTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: cancel,
        }),
      { check: ({ body }) => expect(body.order_status, 'order_status').toBe('CANCELLED') },
    ],
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('cancelTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: cancel,
        }),
    ],
    [
      404,
      'an unknown order',
      (s) => s.buyer.call('cancelTransaction', { path: { id: UNKNOWN_ID }, body: cancel }),
    ],
    [
      409,
      'one that is cancelled already',
      async (s) => {
        const sent = { path: { id: (await s.newOrder(s.buyer)).id }, body: cancel }
        await s.buyer.call('cancelTransaction', sent)
        return s.buyer.call('cancelTransaction', sent)
      },
    ],
  ),
  ...cases(
    'completeTransaction',
    [
      200,
      'an order that is ready',
      async (s) => {
        const { id } = await s.newOrder(s.buyer)
        await makeReady(s, id)
        return s.buyer.call('completeTransaction', { path: { id } })
      },
      { check: ({ body }) => expect(body.order_status).toBe('COMPLETED') },
    ],
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('completeTransaction', { path: { id: (await s.newOrder(s.buyer)).id } }),
    ],
    [
      404,
      'an unknown order',
      (s) => s.buyer.call('completeTransaction', { path: { id: UNKNOWN_ID } }),
    ],
    [
      409,
      'one that is not ready',
      async (s) =>
        s.buyer.call('completeTransaction', { path: { id: (await s.newOrder(s.buyer)).id } }),
    ],
  ),
  ...cases(
    'refundTransaction',
    [
      200,
      'an order that was received',
      async (s) =>
        s.buyer.call('refundTransaction', {
          path: { id: (await received(s, s.buyer, { isMeant: isRefundable(s) })).id },
          body: refund,
        }),
    ],
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('refundTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: refund,
        }),
    ],
    [
      404,
      'an unknown order',
      (s) => s.buyer.call('refundTransaction', { path: { id: UNKNOWN_ID }, body: refund }),
    ],
    [
      409,
      'one that was not received',
      async (s) =>
        s.buyer.call('refundTransaction', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: refund,
        }),
    ],
    [409, 'a second time', refundTwice],
  ),
]

interface Review {
  _id: string
  rating: number
  date: string
}
/** All reviews of a product; their mean has to be the rating that the product shows. */
async function reviewsOf({ visitor }: TestContext, product: string): Promise<Review[]> {
  const all = await walk<Review>((page) =>
    visitor.call('listProductReviews', { path: { productId: product }, query: { page } }),
  )
  const { body } = await visitor.call('getProduct', { path: { id: product } })
  const mean = all.reduce((sum, { rating }) => sum + rating, 0) / (all.length || 1)
  expect(
    Math.abs(body.rating - mean),
    `the rating, ${body.rating}, less the mean of ${all.length} reviews, ${mean}`,
  ).toBeLessThanOrEqual(ROUNDED)
  return all
}
/** A rating may have one decimal. */
const ROUNDED = 0.051
/** Products of which the reviews are read. */
const READ = 3

export const reviewCases = [
  ...cases(
    'listProductReviews',
    [
      200,
      'all pages, the newest first, each once, and their mean is the rating of the product',
      async (s) => {
        for (const { _id } of s.products.slice(0, READ))
          expectNewestFirst((await reviewsOf(s, _id)).map(({ date }) => date))
        return s.visitor.call('listProductReviews', {
          path: { productId: s.products[0]?._id ?? '' },
        })
      },
    ],
    [
      404,
      'of an unknown product',
      (s) => s.visitor.call('listProductReviews', { path: { productId: UNKNOWN_ID } }),
    ],
  ),
  ...cases(
    'createProductReview',
    [
      201,
      'of a product that was received, which is listed first and counts once',
      async (s) => {
        const order = await received(s, s.buyer, unrated)
        const before = await reviewsOf(s, order.product._id)
        const answer = await s.buyer.call('createProductReview', { body: review(s.buyer, order) })
        const after = await reviewsOf(s, order.product._id)
        expect(idsOf(after), 'the reviews').toEqual([answer.body._id, ...idsOf(before)])
        return answer
      },
    ],
    [
      403,
      "of another buyer's order",
      async (s) =>
        s.stranger.call('createProductReview', {
          body: review(s.stranger, await s.newOrder(s.buyer)),
        }),
    ],
    [
      404,
      'of an unknown order',
      (s) =>
        s.buyer.call('createProductReview', {
          body: review(s.buyer, { id: UNKNOWN_ID, product: s.products[0] as Product }),
        }),
    ],
    [
      409,
      'before it was received',
      async (s) =>
        s.buyer.call('createProductReview', { body: review(s.buyer, await s.newOrder(s.buyer)) }),
    ],
    [
      409,
      'a second time',
      async (s) => {
        const body = review(s.buyer, await received(s, s.buyer, { isMeant: isRated }))
        if (s.target.steer) await s.buyer.call('createProductReview', { body })
        return s.buyer.call('createProductReview', { body })
      },
    ],
  ),
  ...cases(
    'reviewDelivery',
    [
      200,
      'of a delivery that has arrived',
      async (s) =>
        s.buyer.call('reviewDelivery', {
          path: { id: (await received(s, s.buyer, unreviewed)).id },
          body: { driver_rating: 5 },
        }),
    ],
    [
      403,
      "of another buyer's order",
      async (s) =>
        s.stranger.call('reviewDelivery', {
          path: { id: (await s.newOrder(s.buyer, { delivery: true })).id },
          body: { driver_rating: 5 },
        }),
    ],
    [
      404,
      'of an unknown order',
      (s) =>
        s.buyer.call('reviewDelivery', { path: { id: UNKNOWN_ID }, body: { driver_rating: 5 } }),
    ],
    [
      409,
      'of an order that was picked up',
      async (s) =>
        s.buyer.call('reviewDelivery', {
          path: { id: (await s.newOrder(s.buyer)).id },
          body: { driver_rating: 5 },
        }),
    ],
  ),
]
