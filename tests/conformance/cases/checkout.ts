import { expect } from 'vitest'
import { orderBody } from '../bodies.ts'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import { NotTried } from '../notTried.ts'
import type { Product } from '../products.ts'
import { expectNow, UNKNOWN_ID, type TestContext } from '../testContext.ts'

const summary = (of: Caller, product: Product, customer = of.id) => ({
  customer,
  payment_method: 'gcash',
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
 * As many pieces as a call can name of so many products of the catalogue that they cost more than
 * ten million pesos.
 */
async function everything({ buyer, visitor }: TestContext) {
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
const priceOf = async ({ visitor }: TestContext, { _id }: Product): Promise<number> =>
  centavos((await visitor.call('getProduct', { path: { id: _id } })).body.price)

interface Order {
  total_price: number
  fees: number
  customer: string
  shop: { _id: string }
  products: { quantity: number; product: { _id: string; price: number } }[]
}
/**
 * Places an order of two pieces to pick up; it has to be what was ordered, at the price of the
 * summary.
 */
async function orderOfTwo(s: TestContext, method: string) {
  const { buyer, products } = s
  const p = products[0] as Product
  const body = orderBody(buyer, p, { method, quantity: 2 })
  const { body: price } = await buyer.call('getPriceSummary', {
    body: { ...summary(buyer, p), payment_method: method },
  })
  const answer = await buyer.call('createTransactions', { body })
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
  user,
  payment_method: 'gcash',
  redirect_urls: { success: 'https://suki.example/ok', failure: 'https://suki.example/no' },
})

export const checkoutCases = [
  ...cases(
    'createTransactions',
    [201, 'an order paid in cash, at the price of the summary', (s) => orderOfTwo(s, 'cod')],
    [
      201,
      'an order paid by GCash, with the page to pay it at',
      (s) => orderOfTwo(s, 'gcash'),
      {
        check: ({ body }) =>
          expect(body.checkout_page_url, 'checkout_page_url').toMatch(/^https?:\/\//),
      },
    ],
    [
      201,
      'an order has the time at which it was placed',
      async (s) => {
        const answer = await s.buyer.call('createTransactions', {
          body: orderBody(s.buyer, s.products[0] as Product),
        })
        expectNow(s, answer.body.transactions[0].createdAt)
        return answer
      },
    ],
    [
      201,
      'the same key orders once',
      async ({ buyer, products: [p] }) => {
        const sent = {
          body: orderBody(buyer, p as Product),
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        }
        const first = await buyer.call('createTransactions', sent)
        const second = await buyer.call('createTransactions', sent)
        expect(second.body).toEqual(first.body)
        return second
      },
    ],
    [
      422,
      'the same key with another body',
      async ({ buyer, products: [p] }) => {
        const headers = { 'Idempotency-Key': crypto.randomUUID() }
        await buyer.call('createTransactions', { body: orderBody(buyer, p as Product), headers })
        return buyer.call('createTransactions', {
          body: orderBody(buyer, p as Product, { quantity: 2 }),
          headers,
        })
      },
      { check: ({ body }) => expect(body.code).toBe('idempotency_key_reused') },
    ],
    [
      403,
      'for another buyer',
      ({ buyer, stranger, products: [p] }) =>
        buyer.call('createTransactions', {
          body: orderBody(buyer, p as Product, { customer: stranger.id }),
        }),
    ],
    [
      404,
      'an unknown product',
      ({ buyer, products: [p] }) =>
        buyer.call('createTransactions', {
          body: orderBody(buyer, { ...(p as Product), _id: UNKNOWN_ID }),
        }),
    ],
    [
      409,
      'more than there is',
      ({ buyer, products: [p] }) =>
        buyer.call('createTransactions', {
          body: orderBody(buyer, p as Product, { quantity: 9999 }),
        }),
    ],
    [
      422,
      'without an address',
      async (s) => {
        const buyer = await s.newBuyer()
        return buyer.call('createTransactions', {
          body: orderBody(buyer, s.products[0] as Product),
        })
      },
      { check: ({ body }) => expect(body.code).toBe('address_required') },
    ],
  ),
  ...cases(
    'getPriceSummary',
    [
      200,
      'price times quantity, and fees of gcash (OPEN-16)',
      async (s) => {
        const answer = await s.buyer.call('getPriceSummary', {
          body: summary(s.buyer, s.products[0] as Product),
        })
        expect(centavos(answer.body.basePrice), 'basePrice, centavos').toBe(
          2 * (await priceOf(s, s.products[0] as Product)),
        )
        return answer
      },
      {
        check({ body: { finalAmount, basePrice, xenditTransactionFee, tax, deliveryFee = 0 } }) {
          expect(
            finalAmount - basePrice - xenditTransactionFee - tax - deliveryFee,
            'the rest, which is the service fee',
          ).toBeGreaterThan(0)
        },
      },
    ],
    [
      403,
      'for another buyer',
      ({ buyer, stranger, products: [p] }) =>
        buyer.call('getPriceSummary', { body: summary(buyer, p as Product, stranger.id) }),
    ],
    [
      404,
      'of an unknown product',
      ({ buyer, products: [p] }) =>
        buyer.call('getPriceSummary', {
          body: summary(buyer, { ...(p as Product), _id: UNKNOWN_ID }),
        }),
    ],
  ),
  ...cases('getPriceSummary', [
    422,
    'of more than ten million pesos',
    async (s) => s.buyer.call('getPriceSummary', { body: await everything(s) }),
    { check: ({ body }) => expect(body.code).toBe('amount_too_large') },
  ]),
  ...cases(
    'getPaymentIntent',
    [
      200,
      'of an own order',
      async (s) =>
        s.buyer.call('getPaymentIntent', {
          path: { id: (await s.newOrder(s.buyer, { method: 'gcash' })).id },
        }),
      { check: ({ body }) => expect(body.status).toBe('PENDING') },
    ],
    [
      403,
      "of another buyer's",
      async (s) =>
        s.stranger.call('getPaymentIntent', {
          path: { id: (await s.newOrder(s.buyer, { method: 'gcash' })).id },
        }),
    ],
    [404, 'an unknown one', (s) => s.buyer.call('getPaymentIntent', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases(
    'linkPaymentAccount',
    [200, 'an own account', (s) => s.buyer.call('linkPaymentAccount', { body: link(s.buyer.id) })],
    [
      403,
      "another buyer's",
      (s) => s.buyer.call('linkPaymentAccount', { body: link(s.stranger.id) }),
    ],
  ),
]
