import { expect, test } from 'vitest'
import { namedBuyers, type OrderKey, orderIds, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { ratingOf } from '#mocks/presenters/shop.ts'
import { transitions } from '#mocks/rules/orderLife.ts'
import { as } from '../support/market.ts'
import { steered } from '../support/steered.ts'

function open() {
  const host = steered()
  const itemsOf = (key: OrderKey) =>
    host.tables.orders.get(orderIds[key])?.items.map(({ is_rated }) => is_rated)
  /** Rates a product of one of Liza's orders; `more` overrides the defaults. */
  const rate = (
    more: object = {},
    order: OrderKey = 'lizaUnrated',
    product: ProductKey = 'bangus',
  ) =>
    host.ask('POST', '/product/reviews', {
      product: namedProducts[product].id,
      customer: namedBuyers.liza.id,
      shop: host.tables.orders.get(orderIds[order])?.shop_id,
      transaction: orderIds[order],
      rating: 4,
      description: 'Sariwa!',
      gallery: [],
      ...more,
    })
  return { ...host, itemsOf, rate }
}

test.each(Object.keys(transitions).filter((status) => status !== 'COMPLETED'))(
  'a product cannot be rated while its order is %s',
  async (status) => {
    const { tables, rate } = open()
    tables.orders.update(orderIds.lizaUnrated, { order_status: status as 'PENDING' })
    expect(await rate()).toMatchObject({ status: 409, body: { code: 'order_not_completed' } })
  },
)

test('a product is rated once per order, and its mean is updated, REVIEW-03 REVIEW-04', async () => {
  const { tables, rate, itemsOf } = open()
  const row = () => tables.products.get(namedProducts.bangus.id)!
  const { rating_sum: sum, rating_count: count } = row()
  const { status, body } = await rate()
  expect([status, body.rating, body.display_name]).toEqual([201, 4, 'Liza M.'])
  expect(row()).toMatchObject({ rating_sum: sum + 4, rating_count: count + 1 })
  expect(ratingOf(row())).toBe(Math.round(((sum + 4) / (count + 1)) * 10) / 10)
  expect(itemsOf('lizaUnrated')).toEqual([true])
  expect(tables.reviews.get(body._id as string)).toMatchObject({
    shop_id: row().shop_id,
    order_id: orderIds.lizaUnrated,
  })
  expect((await rate()).body.code).toBe('already_reviewed')
  expect(row().rating_count).toBe(count + 1)
})

test('a rating does not mark other products of the order as rated', async () => {
  const { rate, itemsOf } = open()
  await rate({}, 'lizaPartlyRated', 'pancitCanton')
  expect(itemsOf('lizaPartlyRated')).toEqual([true, true, true])
  expect((await rate({}, 'lizaPartlyRated', 'eggs')).body.code).toBe('already_reviewed')
})

test.each([
  [403, 'forbidden', { customer: namedBuyers.mia.id }],
  [409, 'product_not_in_order', { shop: shopId('nena') }],
])(
  'a review is in nobody else’s name, and of the shop of its order: %i %s, OPEN-09',
  async (status, code, more) =>
    expect(await open().rate(more)).toMatchObject({ status, body: { code } }),
)

test('a delivery is rated with words, and in nobody else’s name, REVIEW-10', async () => {
  const { ask } = open()
  const review = (order: OrderKey, more: object) =>
    ask('PUT', `/transactions/${orderIds[order]}/delivery/review`, { driver_rating: 5, ...more })
  const words = { driver_delivery_feedback: 'Maingat' }
  expect((await review('lizaPartlyRated', words)).body).toMatchObject({
    driver_rating: 5,
    ...words,
  })
  expect((await review('lizaFeast', { user_id: namedBuyers.mia.id })).status).toBe(403)
})

test('a review outlives its author’s account, without their name', async () => {
  const { market, ask, rate } = open()
  await rate({ description: undefined })
  const newest = async () =>
    (await as(market, 'ana')('GET', `/product/reviews/${namedProducts.bangus.id}`)).body
      .items[0] as object
  expect(await newest()).toMatchObject({
    rating: 4,
    description: '',
    display_name: expect.stringMatching(/^Liza \w\.$/),
  })
  await ask('DELETE', '/users', { confirmation: 'DELETE' })
  expect(await newest()).toMatchObject({
    rating: 4,
    display_name: 'Former buyer',
    display_picture: null,
  })
})
