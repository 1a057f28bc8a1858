import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import { UNKNOWN_ID, orderBody, type Product } from '../testContext.ts'

const summary = (of: Caller, product: Product, customer = of.id) => ({
  customer,
  payment_method: 'gcash',
  transactions: [{ shop: product.shop._id, products: [{ product: product._id, quantity: 2 }], delivery_method: 'PICKUP' }],
})
/** As many pieces of every product as a call can name. */
const everything = (of: Caller, products: Product[]) => ({
  customer: of.id,
  payment_method: 'gcash',
  transactions: Array.from(
    Map.groupBy(products, ({ shop }) => shop._id),
    ([shop, own]) => ({ shop, products: own.map(({ _id }) => ({ product: _id, quantity: 9999 })), delivery_method: 'PICKUP' }),
  ).slice(0, 20),
})
const link = (user: string) => ({
  user,
  payment_method: 'gcash',
  redirect_urls: { success: 'https://suki.example/ok', failure: 'https://suki.example/no' },
})

export const checkoutCases = [
  ...cases(
    'createTransactions',
    [
      201,
      'orders paid in cash',
      ({ buyer, products: [p] }) => buyer.call('createTransactions', { body: orderBody(buyer, p as Product) }),
      { check: ({ body }) => expect(body.checkout_page_url).toBeNull() },
    ],
    [
      201,
      'the same key orders once',
      async ({ buyer, products: [p] }) => {
        const sent = { body: orderBody(buyer, p as Product), headers: { 'Idempotency-Key': crypto.randomUUID() } }
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
        return buyer.call('createTransactions', { body: orderBody(buyer, p as Product, { quantity: 2 }), headers })
      },
      { check: ({ body }) => expect(body.code).toBe('idempotency_key_reused') },
    ],
    [
      403,
      'for another buyer',
      ({ buyer, stranger, products: [p] }) =>
        buyer.call('createTransactions', { body: orderBody(buyer, p as Product, { customer: stranger.id }) }),
    ],
    [
      404,
      'an unknown product',
      ({ buyer, products: [p] }) => buyer.call('createTransactions', { body: orderBody(buyer, { ...(p as Product), _id: UNKNOWN_ID }) }),
    ],
    [
      409,
      'more than there is',
      ({ buyer, products: [p] }) => buyer.call('createTransactions', { body: orderBody(buyer, p as Product, { quantity: 9999 }) }),
    ],
    [
      422,
      'without an address',
      async (s) => {
        const buyer = await s.newBuyer()
        return buyer.call('createTransactions', { body: orderBody(buyer, s.products[0] as Product) })
      },
      { check: ({ body }) => expect(body.code).toBe('address_required') },
    ],
  ),
  ...cases(
    'getPriceSummary',
    [
      200,
      'fees of gcash (OPEN-16)',
      ({ buyer, products: [p] }) => buyer.call('getPriceSummary', { body: summary(buyer, p as Product) }),
      {
        check: ({ body }) => expect(body.finalAmount - body.basePrice - body.xenditTransactionFee - body.tax).toBeGreaterThan(0),
      },
    ],
    [
      403,
      'for another buyer',
      ({ buyer, stranger, products: [p] }) => buyer.call('getPriceSummary', { body: summary(buyer, p as Product, stranger.id) }),
    ],
    [
      404,
      'of an unknown product',
      ({ buyer, products: [p] }) => buyer.call('getPriceSummary', { body: summary(buyer, { ...(p as Product), _id: UNKNOWN_ID }) }),
    ],
  ),
  ...cases('getPriceSummary', [
    422,
    'of more than ten million pesos',
    ({ buyer, products }) => buyer.call('getPriceSummary', { body: everything(buyer, products) }),
    { check: ({ body }) => expect(body.code).toBe('amount_too_large') },
  ]),
  ...cases(
    'getPaymentIntent',
    [
      200,
      'of an own order',
      async (s) => s.buyer.call('getPaymentIntent', { path: { id: (await s.newOrder(s.buyer, { method: 'gcash' })).id } }),
      { check: ({ body }) => expect(body.status).toBe('PENDING') },
    ],
    [
      403,
      "of another buyer's",
      async (s) => s.stranger.call('getPaymentIntent', { path: { id: (await s.newOrder(s.buyer, { method: 'gcash' })).id } }),
    ],
    [404, 'an unknown one', (s) => s.buyer.call('getPaymentIntent', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases(
    'linkPaymentAccount',
    [200, 'an own account', (s) => s.buyer.call('linkPaymentAccount', { body: link(s.buyer.id) })],
    [403, "another buyer's", (s) => s.buyer.call('linkPaymentAccount', { body: link(s.stranger.id) })],
  ),
]
