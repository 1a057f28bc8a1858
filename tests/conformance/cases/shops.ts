import { expect } from 'vitest'
import { NotTried } from '../caller.ts'
import { cases, casesOf } from '../case.ts'
import { newEmail, newPhone, ofRun } from '../records.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { expectNearestFirst } from './catalog.ts'

interface Shop {
  _id: string
  shop_name: string
  shop_handle: string
}
const shopId = (s: TestContext) => s.products[0].shop._id
const shopOf = async (s: TestContext): Promise<Shop> => (await s.productOf()).shop
const ofShop = (s: TestContext) => ({ path: { shopId: shopId(s) } })
export const shopDetails = (name = ofRun(`Tindahan ${newPhone()}`)) => ({
  shop_name: name,
  shop_handle: name.toLowerCase().replaceAll(' ', '-'),
  business_email: newEmail(),
  business_contact_number: newPhone(),
})
async function asNew(
  s: TestContext,
  operation: 'createShop' | 'updateShop',
  body: object,
  isOwner = operation === 'updateShop',
) {
  const caller = await s.newBuyer()
  if (isOwner) await caller.call('createShop', { body: shopDetails() })
  return caller.call(operation, { body })
}

const follow = (s: TestContext) => ({ body: { customer_id: s.buyer.id, shop_id: shopId(s) } })
const near = (meters: number) => ({ query: { long: 120.66, lat: 15.01, meters } })

export const shopCases = casesOf({
  getShopByHandle: [
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
        await s.buyer.call('unfollowShop', ofShop(s))
        const { body: before } = await read()
        await s.buyer.call('followShop', follow(s))
        const answer = await read()
        expect(
          [before.is_following, answer.body.is_following],
          'is_following before and after',
        ).toEqual([false, true])
        expect(answer.body.followed_by - before.followed_by, 'the change of followed_by').toBe(1)
        return answer
      },
    ],
  ],
  checkShopValidity: [
    [
      200,
      'a name that is taken',
      async (s) => ({ query: { shop_name: (await shopOf(s)).shop_name } }),
      { isValidShopName: false },
    ],
  ],
  createShop: [
    [201, 'a new shop', (s) => asNew(s, 'createShop', shopDetails())],
    [409, 'a second shop', (s) => asNew(s, 'createShop', shopDetails(), true)],
    [
      409,
      'the name of another shop',
      async (s) =>
        asNew(s, 'createShop', { ...shopDetails(), shop_name: (await shopOf(s)).shop_name }),
      { code: 'shop_name_taken' },
    ],
  ],
  updateShop: [
    [
      200,
      'a new description',
      (s) => asNew(s, 'updateShop', { shop_description: 'Bukas araw-araw' }),
    ],
    [404, 'without a shop', (s) => asNew(s, 'updateShop', { shop_description: 'x' }, false)],
    [
      409,
      'the handle of another shop',
      async (s) => asNew(s, 'updateShop', { shop_handle: (await shopOf(s)).shop_handle }),
    ],
  ],
  followShop: [
    [201, 'a shop', follow, { is_following: true }],
    [
      403,
      'for another buyer',
      (s) => ({ body: { ...follow(s).body, customer_id: s.stranger.id } }),
    ],
    [404, 'an unknown shop', (s) => ({ body: { ...follow(s).body, shop_id: UNKNOWN_ID } })],
  ],
  unfollowShop: [[200, 'a shop', ofShop, { is_following: false }]],
  listNearbyShops: [
    [
      200,
      'none that is farther than was asked for',
      async (s) => {
        const { body: all } = await s.visitor.call('listNearbyShops', near(100_000))
        if (all.length < 2) throw new NotTried('two shops within 100 km of San Fernando, Pampanga')
        const meters = Math.ceil(all[0].distanceInKm * 1000) + 1
        const answer = await s.visitor.call('listNearbyShops', near(meters))
        const farthest = Math.max(
          ...answer.body.map((shop: { distanceInKm: number }) => shop.distanceInKm),
        )
        expect(farthest * 1000, `the greatest distance within ${meters} m, m`).toBeLessThanOrEqual(
          meters,
        )
        return answer
      },
    ],
    [200, 'the nearest first', () => near(100_000), expectNearestFirst],
  ],
})

export const reportCases = cases(
  'createReport',
  [
    201,
    'a flag on a product',
    (s) => ({
      body: {
        target_value: s.products[0]._id,
        reported_by: 'BUYER',
        type: 'PRODUCT',
        description: ofRun('Wrong picture'),
        violation_level: 1,
      },
    }),
  ],
  [
    404,
    'an unknown target',
    () => ({
      body: {
        target_value: UNKNOWN_ID,
        reported_by: 'BUYER',
        type: 'SELLER',
        violation_level: 2,
      },
    }),
  ],
)
