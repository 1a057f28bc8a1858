import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import { expectEnd, expectMoved, expectNewestFirst, walk } from '../pages.ts'
import type { Product } from '../products.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { isRated, received, unrated, unreviewed } from './orders.ts'

const review = (of: Caller, order: { id: string; product: Product }) => ({
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
const ofDelivery = (id: string) => ({ path: { id }, body: { driver_rating: 5 } })

interface Review {
  _id: string
  rating: number
  date: string
}
/** The mean of all has to be the rating that the product shows. */
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
const ROUNDED = 0.051
/** Products whose reviews are read. */
const READ = 3

export const reviewCases = [
  ...cases('listProductReviews', [
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
  ]),
  ...cases(
    'createProductReview',
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
  ),
  ...cases(
    'reviewDelivery',
    [
      200,
      'of a delivery that has arrived',
      async (s) => ofDelivery((await received(s, unreviewed)).id),
    ],
    [409, 'of an order that was picked up', async (s) => ofDelivery((await s.newOrder()).id)],
  ),
]
