import { describe, expect, test } from 'vitest'
import { namedBuyers, type OrderKey, orderIds, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { ratingOf } from '#mocks/presenters/shop.ts'
import { transitions } from '#mocks/rules/orderLife.ts'
import { as, type Market, openMarket } from '../support/market.ts'

const open = () => openMarket({ products: 80 })

/** Rates a product of one of Liza's orders; `more` overrides the defaults. */
function rate(market: Market, order: OrderKey, product: ProductKey, more: object = {}) {
  const row = market.world.tables.orders.get(orderIds[order])
  const body = {
    product: namedProducts[product].id,
    customer: namedBuyers.liza.id,
    shop: row?.shop_id,
    transaction: orderIds[order],
    rating: 4,
    description: 'Sariwa!',
    gallery: [],
    ...more,
  }
  return as(market, 'liza')('POST', '/product/reviews', body)
}

describe('a product', () => {
  const others = Object.keys(transitions).filter((status) => status !== 'COMPLETED')
  test.each(others)('cannot be rated while its order is %s', async (status) => {
    const market = open()
    market.world.tables.orders.update(orderIds.lizaUnrated, { order_status: status as 'PENDING' })
    const { status: refused, body } = await rate(market, 'lizaUnrated', 'bangus')
    expect([refused, body.code]).toEqual([409, 'order_not_completed'])
  })

  test('is rated once per order, and its mean is updated, REVIEW-03 REVIEW-04', async () => {
    const market = open()
    const { products, orders, reviews } = market.world.tables
    const row = () => products.get(namedProducts.bangus.id)
    const [sum, count] = [row()?.rating_sum ?? NaN, row()?.rating_count ?? NaN]
    const { status, body } = await rate(market, 'lizaUnrated', 'bangus')
    expect([status, body.rating, body.display_name]).toEqual([201, 4, 'Liza M.'])
    expect([row()?.rating_sum, row()?.rating_count]).toEqual([sum + 4, count + 1])
    expect(ratingOf(row() as never)).toBe(Math.round(((sum + 4) / (count + 1)) * 10) / 10)
    expect(orders.get(orderIds.lizaUnrated)?.items.map(({ is_rated }) => is_rated)).toEqual([true])
    expect(reviews.get(body._id as string)).toMatchObject({
      shop_id: row()?.shop_id,
      order_id: orderIds.lizaUnrated,
    })
    expect((await rate(market, 'lizaUnrated', 'bangus')).body.code).toBe('already_reviewed')
    expect(row()?.rating_count).toBe(count + 1)
  })

  test('does not mark other products of the order as rated', async () => {
    const market = open()
    await rate(market, 'lizaPartlyRated', 'pancitCanton')
    const items = market.world.tables.orders.get(orderIds.lizaPartlyRated)?.items
    expect(items?.map(({ is_rated }) => is_rated)).toEqual([true, true, true])
    expect((await rate(open(), 'lizaPartlyRated', 'eggs')).body.code).toBe('already_reviewed')
  })
})

test('a review is in nobody else’s name, and of the shop of its order, OPEN-09', async () => {
  const rateAs = async (more: object) => {
    const { status, body } = await rate(open(), 'lizaUnrated', 'bangus', more)
    return [status, body.code]
  }
  expect(await rateAs({ customer: namedBuyers.mia.id })).toEqual([403, 'forbidden'])
  expect(await rateAs({ shop: shopId('nena') })).toEqual([409, 'product_not_in_order'])
})

test('a delivery is rated with words, and in nobody else’s name, REVIEW-10', async () => {
  const market = open()
  const review = (order: OrderKey, more: object) =>
    as(market, 'liza')('PUT', `/transactions/${orderIds[order]}/delivery/review`, {
      driver_rating: 5,
      ...more,
    })
  const { body } = await review('lizaPartlyRated', { driver_delivery_feedback: 'Maingat' })
  expect([body.driver_rating, body.driver_delivery_feedback]).toEqual([5, 'Maingat'])
  expect((await review('lizaFeast', { user_id: namedBuyers.mia.id })).status).toBe(403)
})

test('a review outlives its author’s account, without their name', async () => {
  const market = open()
  await rate(market, 'lizaUnrated', 'bangus', { description: undefined })
  const newest = async () =>
    (await as(market, 'ana')('GET', `/product/reviews/${namedProducts.bangus.id}`)).body
      .items[0] as object
  expect(await newest()).toMatchObject({
    rating: 4,
    description: '',
    display_name: expect.stringMatching(/^Liza \w\.$/) as string,
  })
  await as(market, 'liza')('DELETE', '/users', { confirmation: 'DELETE' })
  expect(await newest()).toMatchObject({
    rating: 4,
    display_name: 'Former buyer',
    display_picture: null,
  })
})
