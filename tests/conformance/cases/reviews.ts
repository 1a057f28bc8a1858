import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import { expectEnd, expectMoved, expectNewestFirst, walk } from '../pages.ts'
import type { Product } from '../products.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { isRated, received, unrated, unreviewed } from './pastOrders.ts'

const review = (of: Caller, order: { id: string; product: Product }) => ({
  product: order.product._id,
  customer: of.id,
  shop: order.product.shop._id,
  transaction: order.id,
  rating: 5,
  description: 'Sariwa!',
  gallery: [],
})

interface Review {
  _id: string
  rating: number
  date: string
}
/** The reviews of a product; the mean of all has to be the rating that the product shows. */
async function reviewsOf({ visitor }: TestContext, product: string) {
  const read = (page: number) =>
    visitor.call('listProductReviews', { path: { productId: product }, query: { page } })
  const found = await walk<Review>(read)
  const { body } = await visitor.call('getProduct', { path: { id: product } })
  const mean = found.rows.reduce((sum, { rating }) => sum + rating, 0) / (found.rows.length || 1)
  if (found.isWhole)
    expect(
      Math.abs(body.rating - mean),
      `the rating, ${body.rating}, less the mean of ${found.rows.length} reviews, ${mean}`,
    ).toBeLessThanOrEqual(ROUNDED)
  return { ...found, read }
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
        for (const { _id } of s.products.slice(0, READ)) {
          const { rows, read } = await reviewsOf(s, _id)
          expectNewestFirst(rows.map(({ date }) => date))
          await expectEnd(read)
        }
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
        expectMoved(before, after, [answer.body._id])
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
