import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import type { Product } from '../products.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

/** The body that adds a product to a list. */
export const products = (
  of: Caller,
  order_schedule_id: string,
  product: Product,
  quantity = 1,
) => ({
  products: [
    {
      product_id: product._id,
      user_id: of.id,
      order_schedule_id,
      shop_id: product.shop._id,
      quantity,
    },
  ],
})
/** The product that is added. */
export const first = (s: TestContext) => s.products[0] as Product

/** A product on a list of the buyer. */
async function ownProduct(s: TestContext) {
  const id = await s.newSchedule(s.buyer)
  const { body } = await s.buyer.call('addScheduleProducts', {
    body: products(s.buyer, id, first(s)),
  })
  return { path: { orderProductId: body[0].products[0].products[0].order_product_id as string } }
}

export const scheduleProductCases = [
  ...cases(
    'addScheduleProducts',
    [
      201,
      'a product',
      async (s) =>
        s.buyer.call('addScheduleProducts', {
          body: products(s.buyer, await s.newSchedule(s.buyer), first(s)),
        }),
    ],
    [
      403,
      "to another buyer's list",
      async (s) =>
        s.stranger.call('addScheduleProducts', {
          body: products(s.stranger, await s.newSchedule(s.buyer), first(s)),
        }),
    ],
    [
      404,
      'to an unknown list',
      (s) => s.buyer.call('addScheduleProducts', { body: products(s.buyer, UNKNOWN_ID, first(s)) }),
    ],
    [
      409,
      'more than there is',
      async (s) =>
        s.buyer.call('addScheduleProducts', {
          body: products(s.buyer, await s.newSchedule(s.buyer), first(s), 9999),
        }),
    ],
  ),
  ...cases(
    'updateScheduleProductQuantity',
    [
      200,
      'a new quantity',
      async (s) =>
        s.buyer.call('updateScheduleProductQuantity', {
          ...(await ownProduct(s)),
          body: { quantity: 3 },
        }),
    ],
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('updateScheduleProductQuantity', {
          ...(await ownProduct(s)),
          body: { quantity: 3 },
        }),
    ],
    [
      404,
      'an unknown one',
      (s) =>
        s.buyer.call('updateScheduleProductQuantity', {
          path: { orderProductId: UNKNOWN_ID },
          body: { quantity: 3 },
        }),
    ],
    [
      409,
      'more than there is',
      async (s) =>
        s.buyer.call('updateScheduleProductQuantity', {
          ...(await ownProduct(s)),
          body: { quantity: 9999 },
        }),
    ],
  ),
  ...cases(
    'removeScheduleProduct',
    [200, 'an own one', async (s) => s.buyer.call('removeScheduleProduct', await ownProduct(s))],
    [
      403,
      "another buyer's",
      async (s) => s.stranger.call('removeScheduleProduct', await ownProduct(s)),
    ],
    [
      404,
      'an unknown one',
      (s) => s.buyer.call('removeScheduleProduct', { path: { orderProductId: UNKNOWN_ID } }),
    ],
  ),
]
