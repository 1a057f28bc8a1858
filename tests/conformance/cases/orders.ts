import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import type { Product } from '../products.ts'
import { expectNewestFirst, secondPage } from '../pages.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

const simulatorOnly = true
const soon = 30
const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
const refund = { cancelled_by: 'customer' }

/** An order that the buyer has received. */
export async function received(
  s: TestContext,
  of: Caller,
  options?: Parameters<TestContext['newOrder']>[1],
) {
  const order = await s.newOrder(of, options)
  s.pass(soon)
  await of.call('completeTransaction', { path: { id: order.id } })
  return order
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
      "a buyer's own, the newest first",
      async (s) => {
        const { id } = await s.newOrder(s.buyer)
        const answer = await listOrders(s)
        expect(answer.body.items[0]?._id, 'the first order').toBe(id)
        expectNewestFirst(answer.body.items)
        return answer
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
      200,
      'the second page has other orders',
      (s) => secondPage((page) => listOrders(s, { page }), 'orders'),
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
        s.pass(soon)
        return s.buyer.call('completeTransaction', { path: { id } })
      },
      { simulatorOnly, check: ({ body }) => expect(body.order_status).toBe('COMPLETED') },
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
          path: { id: (await received(s, s.buyer)).id },
          body: refund,
        }),
      { simulatorOnly },
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
  ),
]

const listReviews = (s: TestContext, query: Record<string, unknown> = {}) =>
  s.visitor.call('listProductReviews', { path: { productId: s.products[0]?._id ?? '' }, query })

export const reviewCases = [
  ...cases(
    'listProductReviews',
    [200, 'of a product', (s) => listReviews(s)],
    [
      200,
      'the second page has other reviews',
      (s) => secondPage((page) => listReviews(s, { page }), 'reviews'),
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
      'of a product that was received',
      async (s) =>
        s.buyer.call('createProductReview', { body: review(s.buyer, await received(s, s.buyer)) }),
      { simulatorOnly },
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
        const body = review(s.buyer, await received(s, s.buyer))
        await s.buyer.call('createProductReview', { body })
        return s.buyer.call('createProductReview', { body })
      },
      { simulatorOnly },
    ],
  ),
  ...cases(
    'reviewDelivery',
    [
      200,
      'of a delivery that has arrived',
      async (s) =>
        s.buyer.call('reviewDelivery', {
          path: { id: (await received(s, s.buyer, { delivery: true })).id },
          body: { driver_rating: 5 },
        }),
      { simulatorOnly },
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
