import { expect } from 'vitest'
import { type Caller, NotTried } from '../caller.ts'
import { casesOf } from '../case.ts'
import { newKey, orderBody, type Product } from '../records.ts'
import { expectNow, UNKNOWN_ID, type TestContext } from '../testContext.ts'

const summary = (
  of: Caller,
  product: Product,
  { customer = of.id, payment_method = 'gcash' } = {},
) => ({
  customer,
  payment_method,
  transactions: [
    {
      shop: product.shop._id,
      products: [{ product: product._id, quantity: 2 }],
      delivery_method: 'PICKUP',
    },
  ],
})
const LIMIT = 10_000_000
const MOST = 9999
/**
 * As many pieces as a call can name of so many products that they cost more than ten million
 * pesos.
 */
export async function everything({ buyer, visitor }: TestContext) {
  const { body } = await visitor.call('listProducts', { query: { limit: 50 } })
  const items = body.items as (Product & { price: number })[]
  if (items.reduce((sum, { price }) => sum + price * MOST, 0) <= LIMIT)
    throw new NotTried('dearer products')
  const transactions = Array.from(
    Map.groupBy(items, ({ shop }) => shop._id),
    ([shop, own]) => ({
      shop,
      products: own.map(({ _id }) => ({ product: _id, quantity: MOST })),
      delivery_method: 'PICKUP',
    }),
  )
  return { customer: buyer.id, payment_method: 'gcash', transactions: transactions.slice(0, 20) }
}

const centavos = (pesos: number) => Math.round(pesos * 100)

interface Order {
  total_price: number
  fees: number
  customer: string
  shop: { _id: string }
  products: { quantity: number; product: { _id: string; price: number } }[]
}
async function orderOfTwo({ buyer, products: [p] }: TestContext, method: string) {
  const { body: price } = await buyer.call('getPriceSummary', {
    body: summary(buyer, p, { payment_method: method }),
  })
  const answer = await buyer.call('createTransactions', {
    body: orderBody(buyer, p, { method, quantity: 2 }),
  })
  const [order] = answer.body.transactions as [Order]
  expect([order.customer, order.shop._id], 'buyer and shop of the order').toEqual([
    buyer.id,
    p.shop._id,
  ])
  expect(
    order.products.map((line) => [line.product._id, line.quantity]),
    'product and quantity',
  ).toEqual([[p._id, 2]])
  const sum = order.products.reduce(
    (all, line) => all + centavos(line.product.price) * line.quantity,
    0,
  )
  if (method === 'cod') expect(centavos(order.fees), 'fees of an order in cash, centavos').toBe(0)
  expect(centavos(order.total_price), 'total_price, centavos').toBe(sum + centavos(order.fees))
  expect(
    centavos(order.total_price),
    'total_price, against finalAmount of the summary, centavos',
  ).toBe(centavos(price.finalAmount))
  return answer
}
const link = (user: string) => ({
  body: {
    user,
    payment_method: 'gcash',
    redirect_urls: { success: 'https://suki.example/ok', failure: 'https://suki.example/no' },
  },
})
const order = (
  { buyer, products: [p] }: TestContext,
  options?: Parameters<typeof orderBody>[2],
) => ({ body: orderBody(buyer, p, options) })
const unknown = ({ products: [{ shop }] }: TestContext) => ({ _id: UNKNOWN_ID, shop })

export const checkoutCases = casesOf({
  createTransactions: [
    [201, 'an order paid in cash, at the price of the summary', (s) => orderOfTwo(s, 'cod')],
    [
      201,
      'an order paid by GCash, with the page to pay it at',
      (s) => orderOfTwo(s, 'gcash'),
      { checkout_page_url: expect.stringMatching(/^https?:\/\//) },
    ],
    [
      201,
      'an order has the time at which it was placed',
      async (s) => {
        const answer = await s.buyer.call('createTransactions', order(s))
        expectNow(s, answer.body.transactions[0].createdAt)
        return answer
      },
    ],
    [
      201,
      'the same key orders once',
      async (s) => {
        const sent = { ...order(s), headers: newKey() }
        const first = await s.buyer.call('createTransactions', sent)
        const second = await s.buyer.call('createTransactions', sent)
        expect(second.body).toEqual(first.body)
        return second
      },
    ],
    [
      422,
      'the same key with another body',
      async (s) => {
        const headers = newKey()
        await s.buyer.call('createTransactions', { ...order(s), headers })
        return { ...order(s, { quantity: 2 }), headers }
      },
      { code: 'idempotency_key_reused' },
    ],
    [403, 'for another buyer', (s) => order(s, { customer: s.stranger.id })],
    [404, 'an unknown product', (s) => ({ body: orderBody(s.buyer, unknown(s)) })],
    [409, 'more than there is', (s) => order(s, { quantity: MOST })],
    [
      422,
      'without an address',
      async (s) => {
        const buyer = await s.newBuyer()
        return buyer.call('createTransactions', { body: orderBody(buyer, s.products[0]) })
      },
      { code: 'address_required' },
    ],
  ],
  getPriceSummary: [
    [
      200,
      'price times quantity, and fees of gcash (OPEN-16)',
      async (s) => {
        const [p] = s.products
        const answer = await s.buyer.call('getPriceSummary', { body: summary(s.buyer, p) })
        const { price } = await s.productOf()
        expect(centavos(answer.body.basePrice), 'basePrice, centavos').toBe(2 * centavos(price))
        return answer
      },
      ({ body: { finalAmount, basePrice, xenditTransactionFee, tax, deliveryFee = 0 } }) =>
        expect(
          finalAmount - basePrice - xenditTransactionFee - tax - deliveryFee,
          'the rest, which is the service fee',
        ).toBeGreaterThan(0),
    ],
    [
      403,
      'for another buyer',
      (s) => ({ body: summary(s.buyer, s.products[0], { customer: s.stranger.id }) }),
    ],
    [404, 'of an unknown product', (s) => ({ body: summary(s.buyer, unknown(s)) })],
    [
      422,
      'of more than ten million pesos',
      async (s) => ({ body: await everything(s) }),
      { code: 'amount_too_large' },
    ],
  ],
  getPaymentIntent: [
    [
      200,
      'of an own order',
      async (s) => ({ path: { id: (await s.newOrder(s.buyer, { method: 'gcash' })).id } }),
      { status: 'PENDING' },
    ],
  ],
  linkPaymentAccount: [
    [200, 'an own account', (s) => link(s.buyer.id)],
    [403, "another buyer's", (s) => link(s.stranger.id)],
  ],
})
