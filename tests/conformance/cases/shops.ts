import { expect } from 'vitest'
import { cases } from '../case.ts'
import { NotTried } from '../notTried.ts'
import { newEmail, newPhone, ofRun } from '../runId.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

interface Shop {
  _id: string
  shop_name: string
  shop_handle: string
}
/** The shop of the first product. */
const shopOf = async (s: TestContext): Promise<Shop> =>
  (await s.visitor.call('getProduct', { path: { id: s.products[0]?._id ?? '' } })).body.shop
const shopId = (s: TestContext) => s.products[0]?.shop._id ?? ''
export const shopDetails = (name = ofRun(`Tindahan ${newPhone()}`)) => ({
  shop_name: name,
  shop_handle: name.toLowerCase().replaceAll(' ', '-'),
  business_email: newEmail(),
  business_contact_number: newPhone(),
})
/** A new buyer, only for this case, who has a shop. */
async function owner(s: TestContext) {
  const caller = await s.newBuyer()
  await caller.call('createShop', { body: shopDetails() })
  return caller
}

const follow = (s: TestContext) => ({ customer_id: s.buyer.id, shop_id: shopId(s) })

export const shopCases = [
  ...cases(
    'getShopByHandle',
    [
      200,
      'the shop that was asked for',
      async (s) => {
        const { _id, shop_handle } = await shopOf(s)
        const answer = await s.visitor.call('getShopByHandle', { path: { handle: shop_handle } })
        expect(answer.body._id, '_id').toBe(_id)
        return answer
      },
    ],
    [
      200,
      'is_following follows the buyer, and so does the number of followers',
      async (s) => {
        const { shop_handle: handle } = await shopOf(s)
        const read = () => s.buyer.call('getShopByHandle', { path: { handle } })
        await s.buyer.call('unfollowShop', { path: { shopId: shopId(s) } })
        const { body: before } = await read()
        await s.buyer.call('followShop', { body: follow(s) })
        const answer = await read()
        expect(
          [before.is_following, answer.body.is_following],
          'is_following before and after',
        ).toEqual([false, true])
        expect(answer.body.followed_by - before.followed_by, 'the change of followed_by').toBe(1)
        return answer
      },
    ],
    [
      404,
      'an unknown one',
      (s) => s.visitor.call('getShopByHandle', { path: { handle: 'nobody-has-this-handle' } }),
    ],
  ),
  ...cases('checkShopValidity', [
    200,
    'a name that is taken',
    async (s) =>
      s.visitor.call('checkShopValidity', { query: { shop_name: (await shopOf(s)).shop_name } }),
    { check: ({ body }) => expect(body.isValidShopName).toBe(false) },
  ]),
  ...cases(
    'createShop',
    [
      201,
      'a new shop',
      async (s) => (await s.newBuyer()).call('createShop', { body: shopDetails() }),
    ],
    [
      409,
      'a second shop',
      async (s) => (await owner(s)).call('createShop', { body: shopDetails() }),
    ],
    [
      409,
      'the name of another shop',
      async (s) =>
        (await s.newBuyer()).call('createShop', {
          body: { ...shopDetails(), shop_name: (await shopOf(s)).shop_name },
        }),
      { check: ({ body }) => expect(body.code).toBe('shop_name_taken') },
    ],
  ),
  ...cases(
    'updateShop',
    [
      200,
      'a new description',
      async (s) =>
        (await owner(s)).call('updateShop', { body: { shop_description: 'Bukas araw-araw' } }),
    ],
    [
      404,
      'without a shop',
      async (s) => (await s.newBuyer()).call('updateShop', { body: { shop_description: 'x' } }),
    ],
    [
      409,
      'the handle of another shop',
      async (s) =>
        (await owner(s)).call('updateShop', {
          body: { shop_handle: (await shopOf(s)).shop_handle },
        }),
    ],
  ),
  ...cases(
    'followShop',
    [
      201,
      'a shop',
      (s) => s.buyer.call('followShop', { body: follow(s) }),
      { check: ({ body }) => expect(body.is_following).toBe(true) },
    ],
    [
      403,
      'for another buyer',
      (s) =>
        s.buyer.call('followShop', { body: { customer_id: s.stranger.id, shop_id: shopId(s) } }),
    ],
    [
      404,
      'an unknown shop',
      (s) => s.buyer.call('followShop', { body: { customer_id: s.buyer.id, shop_id: UNKNOWN_ID } }),
    ],
  ),
  ...cases(
    'unfollowShop',
    [
      200,
      'a shop',
      (s) => s.buyer.call('unfollowShop', { path: { shopId: shopId(s) } }),
      { check: ({ body }) => expect(body.is_following).toBe(false) },
    ],
    [404, 'an unknown shop', (s) => s.buyer.call('unfollowShop', { path: { shopId: UNKNOWN_ID } })],
  ),
  ...cases('listNearbyShops', [
    200,
    'none that is farther than was asked for',
    async (s) => {
      const near = (meters: number) =>
        s.visitor.call('listNearbyShops', { query: { long: 120.66, lat: 15.01, meters } })
      const { body: all } = await near(100_000)
      if (all.length < 2) throw new NotTried('two shops within 100 km of San Fernando, Pampanga')
      const meters = Math.ceil(all[0].distanceInKm * 1000) + 1
      const answer = await near(meters)
      const farthest = Math.max(
        ...answer.body.map((shop: { distanceInKm: number }) => shop.distanceInKm),
      )
      expect(farthest * 1000, `the greatest distance within ${meters} m, m`).toBeLessThanOrEqual(
        meters,
      )
      return answer
    },
  ]),
  ...cases('listNearbyShops', [
    200,
    'the nearest first',
    (s) =>
      s.visitor.call('listNearbyShops', { query: { long: 120.66, lat: 15.01, meters: 100_000 } }),
    {
      check({ body }) {
        const distances = body.map((shop: { distanceInKm: number }) => shop.distanceInKm)
        expect(distances, 'distances, km').toEqual(
          distances.toSorted((a: number, b: number) => a - b),
        )
        expect(Math.max(0, ...distances), 'the greatest distance, km').toBeLessThanOrEqual(100)
      },
    },
  ]),
]

export const reportCases = cases(
  'createReport',
  [
    201,
    'a flag on a product',
    (s) =>
      s.buyer.call('createReport', {
        body: {
          target_value: s.products[0]?._id,
          reported_by: 'BUYER',
          type: 'PRODUCT',
          description: ofRun('Wrong picture'),
          violation_level: 1,
          report_type: 'FLAG',
        },
      }),
  ],
  [
    404,
    'an unknown target',
    (s) =>
      s.buyer.call('createReport', {
        body: {
          target_value: UNKNOWN_ID,
          reported_by: 'BUYER',
          type: 'SELLER',
          violation_level: 2,
        },
      }),
  ],
)
