import { describe, expect, test } from 'vitest'
import { addressIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { feesOf } from '#mocks/rules/money.ts'
import { as, call, type Market, openMarket } from '../support/market.ts'

const urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' }
const liza = namedBuyers.liza.id

/** A transaction of one product; `more` overrides the defaults. */
const request = (key: ProductKey, quantity: number, more: object = {}) => ({
  shop: shopId(namedProducts[key].shop),
  customer: liza,
  products: [{ product: namedProducts[key].id, quantity }],
  payment_method: 'cod',
  delivery_method: 'DELIVERY',
  ...more,
})
const order = (market: Market, ...transactions: object[]) =>
  as(market, 'liza')('POST', '/transactions', { urls, transactions })
const ordersOf = (market: Market, id = liza) => market.world.tables.orders.by('customer_id', id)
const stocks = (market: Market, key: ProductKey) =>
  market.world.tables.products.get(namedProducts[key].id)?.stocks
const open = () => openMarket({ products: 80 })

describe('stock', () => {
  test('all pieces can be ordered, and none after the last one, CONST-09', async () => {
    const market = open()
    expect((await order(market, request('mangoCake', 4))).body.message).toMatch(
      /^Only 3 left of Mango Cream Cake/,
    )
    expect((await order(market, request('mangoCake', 3))).status).toBe(201)
    expect(stocks(market, 'mangoCake')).toBe(0)
    const { status, body } = await order(market, request('mangoCake', 1))
    expect([status, body.code, body.message]).toEqual([
      409,
      'out_of_stock',
      expect.stringMatching(/ is sold out$/),
    ])
  })

  test('all or nothing: when one shop lacks stock, to which the error points, the other’s stock and the buyer’s orders are unchanged, CHECKOUT-22', async () => {
    const market = open()
    const before = [ordersOf(market).length, stocks(market, 'mango'), stocks(market, 'mangoCake')]
    const { status, body } = await order(market, request('mango', 1), request('mangoCake', 4))
    expect([status, body.details.map(({ path }: { path: string }) => path)]).toEqual([
      409,
      ['/body/transactions/1/products/0'],
    ])
    expect([ordersOf(market).length, stocks(market, 'mango'), stocks(market, 'mangoCake')]).toEqual(
      before,
    )
  })
})

describe('the address of an order', () => {
  const sentTo = async (market: Market, more: object) => {
    const { status, body } = await order(market, request('mango', 1, more))
    return [status, body.transactions?.[0].address._id ?? body.code]
  }

  test('is the chosen one, or the default one when none is chosen, CHECKOUT-07', async () => {
    expect(await sentTo(open(), { address: addressIds.lizaWork })).toEqual([
      201,
      addressIds.lizaWork,
    ])
    expect(await sentTo(open(), {})).toEqual([201, addressIds.lizaHome])
  })

  test('is the address at the time of the order', async () => {
    const market = open()
    const { body } = await order(market, request('mango', 1, { address: addressIds.lizaWork }))
    market.world.tables.addresses.update(addressIds.lizaWork, { street: 'Elsewhere 1' })
    expect(ordersOf(market).at(-1)?.address.street).toBe(body.transactions[0].address.street)
  })

  test('can be neither another buyer’s nor an unknown one, OPEN-09', async () => {
    expect(await sentTo(open(), { address: addressIds.carloHome })).toEqual([403, 'forbidden'])
    expect(await sentTo(open(), { address: 'f'.repeat(24) })).toEqual([404, 'not_found'])
  })
})

describe('one checkout', () => {
  test('has one buyer in all of its parts, OPEN-09', async () => {
    const parts = [request('mango', 1), request('pandesal', 1, { customer: namedBuyers.mia.id })]
    expect((await order(open(), ...parts)).status).toBe(403)
  })

  test('costs the sum of its orders, with the fees of its payment, CHECKOUT-22 OPEN-16', async () => {
    const market = open()
    const { body } = await order(
      market,
      request('mango', 2, { payment_method: 'gcash' }),
      request('pandesal', 1, {
        payment_method: 'gcash',
        delivery_method: 'PICKUP',
        delivery_instruction: 'Call first',
      }),
    )
    const [mangoes, bread] = body.transactions
    const base = 2 * namedProducts.mango.price + namedProducts.pandesal.price
    expect(mangoes.total_price + bread.total_price).toBeCloseTo(
      feesOf(base, 'gcash').finalAmount,
      2,
    )
    expect([mangoes.delivery_method, bread.delivery_method, bread.delivery_instruction]).toEqual([
      'DELIVERY',
      'PICKUP',
      'Call first',
    ])
    expect([mangoes.payment_method, mangoes.payment_status, mangoes.order_status]).toEqual([
      'gcash',
      'PENDING',
      'PENDING',
    ])
    const cash = (await order(market, request('mango', 2))).body
    expect([
      cash.transactions[0].fees,
      cash.transactions[0].total_price,
      cash.checkout_page_url,
    ]).toEqual([0, 330, null])
  })

  test('costs what the buyer has seen, or is refused, CHECKOUT-19 CHECKOUT-22', async () => {
    const market = open()
    const before = ordersOf(market).length
    const place = (expected_total: number) =>
      as(market, 'liza')('POST', '/transactions', {
        urls,
        expected_total,
        transactions: [request('mango', 2)],
      })
    market.world.tables.products.update(namedProducts.mango.id, { price: 180 })
    const { status, body } = await place(330)
    expect([status, body.code, body.message]).toEqual([
      409,
      'price_changed',
      'The total is now ₱360.00',
    ])
    expect(ordersOf(market)).toHaveLength(before)
    expect((await place(360)).status).toBe(201)
  })

  test('a repeated key returns the orders of its own buyer, never another’s, CHECKOUT-22', async () => {
    const market = open()
    const headers = { 'idempotency-key': 'the-same-for-both' }
    const place = (who: 'liza' | 'mia') =>
      call(market, 'POST', '/transactions', {
        token: market.login(who),
        headers,
        body: { urls, transactions: [request('mango', 1, { customer: namedBuyers[who].id })] },
      })
    const [first, again, other] = [await place('liza'), await place('liza'), await place('mia')]
    const ids = ({ body }: Awaited<ReturnType<typeof place>>) =>
      (body.transactions as { _id: string }[]).map(({ _id }) => _id)
    expect(ids(again)).toEqual(ids(first))
    expect(ids(other)).not.toEqual(ids(first))
    expect(other.body.transactions[0].customer).toBe(namedBuyers.mia.id)
  })
})
