import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos, feesOf, sum } from '#fixtures/fees.ts'
import { addressIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { splitFees } from '#mocks/rules/money.ts'
import { call } from '../support/market.ts'
import { messageOf } from '../support/message.ts'
import { orderOf } from '../support/order.ts'
import { steered } from '../support/steered.ts'

const liza = namedBuyers.liza.id
const { mango, pandesal, quickmelt } = namedProducts

/** A transaction of one product; `more` overrides the defaults. */
const request = (key: ProductKey, quantity: number, more: object = {}) => ({
  shop: shopId(namedProducts[key].shop),
  customer: liza,
  products: [{ product: namedProducts[key].id, quantity }],
  payment_method: 'cod',
  delivery_method: 'DELIVERY',
  ...more,
})
const { urls } = orderOf('liza', 'mango')
function open() {
  const host = steered()
  const { market, tables, ask } = host
  return {
    ...host,
    place: (...transactions: object[]) => ask('POST', '/transactions', { urls, transactions }),
    placeAt: (expected_total: number, ...transactions: object[]) =>
      ask('POST', '/transactions', { urls, expected_total, transactions }),
    withKey: (path: string, body: object, who = 'liza') =>
      call(market, 'POST', path, {
        token: market.login(who),
        headers: { 'idempotency-key': '6f1c2c1e-8f0a-4a57-9c53-3d0a4f0b7e21' },
        body,
      }),
    orders: () => tables.orders.by('customer_id', liza),
    stocks: (key: ProductKey) => tables.products.get(namedProducts[key].id)?.stocks,
  }
}

test('all pieces can be ordered, and none after the last one, to which the error points, CONST-09', async () => {
  const { place, stocks } = open()
  expect((await place(request('mangoCake', 4))).body.message).toMatch(
    /^Only 3 left of Mango Cream Cake/,
  )
  expect((await place(request('mango', 1), request('mangoCake', 4))).body).toMatchObject({
    details: [{ path: '/body/transactions/1/products/0' }],
  })
  expect((await place(request('mangoCake', 3))).status).toBe(201)
  expect(stocks('mangoCake')).toBe(0)
  expect(await place(request('mangoCake', 1))).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', message: expect.stringMatching(/ is sold out$/) },
  })
})

test.each([
  ['the chosen one', addressIds.lizaWork, 201, addressIds.lizaWork],
  ['the default one when none is chosen', undefined, 201, addressIds.lizaHome],
  ['never another buyer’s', addressIds.carloHome, 403, 'forbidden'],
  ['never an unknown one', 'f'.repeat(24), 404, 'not_found'],
])('the address of an order is %s, CHECKOUT-07 OPEN-09', async (_about, address, ...expected) => {
  const { status, body } = await open().place(request('mango', 1, { address }))
  expect([status, body.transactions?.[0].address._id ?? body.code]).toEqual(expected)
})

test('the address of an order is as it was at the time of the order', async () => {
  const { place, tables, orders } = open()
  const { body } = await place(request('mango', 1, { address: addressIds.lizaWork }))
  tables.addresses.update(addressIds.lizaWork, { street: 'Elsewhere 1' })
  expect(orders().at(-1)?.address.street).toBe(body.transactions[0].address.street)
})

test('a checkout has one buyer in all of its parts, OPEN-09', async () => {
  const parts = [request('mango', 1), request('pandesal', 1, { customer: namedBuyers.mia.id })]
  expect((await open().place(...parts)).status).toBe(403)
})

test('a checkout costs the sum of its orders, with the fees of its payment, CHECKOUT-22 OPEN-16', async () => {
  const { place } = open()
  const payment_method = 'gcash'
  const pickUp = { delivery_method: 'PICKUP', delivery_instruction: 'Call first' }
  const { body } = await place(
    request('mango', 2, { payment_method }),
    request('pandesal', 1, { payment_method, ...pickUp }),
  )
  const unpaid = { payment_method, payment_status: 'PENDING', order_status: 'PENDING' }
  expect(body.transactions).toMatchObject([
    { delivery_method: 'DELIVERY', ...unpaid },
    { ...pickUp, ...unpaid },
  ])
  const [mangoes, bread] = body.transactions
  expect(mangoes.total_price + bread.total_price).toBeCloseTo(
    feesOf(2 * mango.price + pandesal.price, 'gcash').finalAmount,
    2,
  )
  expect((await place(request('mango', 2))).body).toMatchObject({
    transactions: [{ fees: 0, total_price: 330 }],
    checkout_page_url: null,
  })
})

test('a checkout costs what the buyer has seen, or is refused, CHECKOUT-19 CHECKOUT-22', async () => {
  const { placeAt, tables, orders } = open()
  const before = orders().length
  tables.products.update(mango.id, { price: 180 })
  expect(await placeAt(330, request('mango', 2))).toMatchObject({
    status: 409,
    body: { code: 'price_changed', message: 'The total is now ₱360.00' },
  })
  expect(orders()).toHaveLength(before)
  expect((await placeAt(360, request('mango', 2))).status).toBe(201)
})

describe('a repeated key', () => {
  const calls = {
    order: ['/transactions', orderOf('liza', 'quickmelt')],
    message: ['/conversations/chat', messageOf('Papunta na po')],
  } as const
  test.each(Object.entries(calls))(
    'of an %s is remembered for 24 hours, and of two calls at the same time one is carried out',
    async (_kind, [path, body]) => {
      const { world, withKey } = open()
      const send = async () => {
        const answer = await withKey(path, body)
        expect(answer.status).toBe(201)
        return (answer.body.transactions?.[0] ?? answer.body)._id as string
      }
      const [first, other] = await Promise.all([send(), send()])
      expect(other).toBe(first)
      world.clock.advance(24 * 3_600_000 - 1)
      expect(await send()).toBe(first)
      world.clock.advance(1)
      const later = await send()
      expect(later).not.toBe(first)
      expect(await send()).toBe(later)
    },
  )

  test('returns the orders of its own buyer, never another’s, CHECKOUT-22', async () => {
    const { withKey } = open()
    const place = async (who: 'liza' | 'mia') =>
      (await withKey('/transactions', orderOf(who, 'mango'), who)).body.transactions[0]
    const { _id } = await place('liza')
    expect((await place('liza'))._id).toBe(_id)
    const other = await place('mia')
    expect([other._id === _id, other.customer]).toEqual([false, namedBuyers.mia.id])
  })

  test('is unused after a refusal, also for another body; a repeated order is answered as it is by then', async () => {
    const { ask, tables, withKey } = open()
    const order = async (more: object = {}) =>
      (await withKey('/transactions', { ...orderOf('liza', 'quickmelt'), ...more })).body
    expect((await order({ expected_total: 1 })).code).toBe('price_changed')
    const { stocks } = tables.products.get(quickmelt.id)!
    tables.products.update(quickmelt.id, { stocks: 0 })
    expect((await order()).code).toBe('out_of_stock')
    tables.products.update(quickmelt.id, { stocks })
    const [{ _id }] = (await order()).transactions
    const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
    await ask('POST', `/transactions/cancel/${_id}`, cancel)
    expect((await order()).transactions).toMatchObject([{ _id, order_status: 'CANCELLED' }])
    expect((await order({ expected_total: 1 })).code).toBe('idempotency_key_reused')
  })
})

describe('fees', () => {
  const pesos = fc.integer({ min: 100, max: 5_000_000 }).map((amount) => amount / 100)

  test.each([
    ['cash has none', 1234.5, 'cod', [0, 0, 0, 1234.5]],
    [
      'gcash costs 2.3 %, VAT of 12 % on that, and 10 pesos',
      1000,
      'gcash',
      [23, 2.76, 10, 1035.76],
    ],
    // 325 × 0.023 is 7.475, whose double is slightly less.
    ['half a centavo is rounded up', 325, 'gcash', [7.48, 0.9, 10, 343.38]],
  ])('%s, CHECKOUT-15 CHECKOUT-17 CHECKOUT-18 OPEN-16', (_about, price, method, expected) => {
    const { basePrice, xenditTransactionFee, tax, serviceFee, finalAmount } = feesOf(price, method)
    expect([basePrice, xenditTransactionFee, tax, serviceFee, finalAmount]).toEqual([
      price,
      ...expected,
    ])
  })

  test('the total is the sum of its parts, and the service fee is the remainder, CHECKOUT-16 CHECKOUT-17', () =>
    fc.assert(
      fc.property(pesos, (basePrice) => {
        const { xenditTransactionFee, tax, serviceFee, finalAmount } = feesOf(basePrice, 'gcash')
        expect(sum([basePrice, xenditTransactionFee, tax, serviceFee])).toBe(finalAmount)
        expect(serviceFee).toBe(10)
      }),
    ))

  test('the orders’ shares of the fees add up exactly, and none is negative, CHECKOUT-22', () => {
    fc.assert(
      fc.property(fc.array(pesos, { minLength: 1, maxLength: 20 }), pesos, (prices, total) => {
        const shares = splitFees(total, prices)
        expect(sum(shares)).toBe(total)
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(Math.abs(share - (total * (prices[i] ?? NaN)) / sum(prices))).toBeLessThan(0.011)
        }
      }),
    )
    expect(splitFees(0, [100, 200.5])).toEqual([0, 0])
    expect(splitFees(12, [0, 0])).toEqual([0, 12])
  })

  test.each([
    [1.005, 1.01],
    [8.575, 8.58],
    [7.475, 7.48],
    [-0.005, -0.01],
    [0.1 + 0.2, 0.3],
    [1_000_000.004999, 1_000_000],
  ])('%d pesos are rounded to %d', (amount, rounded) => expect(centavos(amount)).toBe(rounded))
  test('sums have no rounding errors', () =>
    expect(sum(Array.from({ length: 1000 }, () => 0.1))).toBe(100))
})
