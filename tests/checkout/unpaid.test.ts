import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { settlePayment, viewPayment } from '#mocks/transport/services/provider.ts'
import { call, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

const PAYMENT_MS = 15 * 60_000

/** Mia orders one piece of each product, each of another shop, to be paid by GCash. */
async function open(...keys: ProductKey[]) {
  const market = openMarket({ products: 80 })
  const { tables, clock } = market.world
  const token = market.login('mia')
  const stocks = () => keys.map((key) => tables.products.get(namedProducts[key].id)?.stocks)
  const before = stocks()
  const urls = {
    success: 'https://suki.example/cart/checkout?status=success&type=onlinepay',
    failure: 'https://suki.example/cart#top',
  }
  const transactions = keys.flatMap((key) =>
    orderOf('mia', key).transactions.map((one) => ({ ...one, payment_method: 'gcash' })),
  )
  const { body } = await call(market, 'POST', '/transactions', {
    token,
    body: { urls, transactions },
  })
  const { transactions: orders, checkout_page_url } = body as Schemas['CreatedTransactions']
  const payment = checkout_page_url?.split('/').at(-1) ?? ''
  const read = async () =>
    (await call(market, 'GET', `/transactions/payment-intent/${payment}`, { token }))
      .body as Schemas['PaymentDetails']
  const ordersNow = async () =>
    (
      await call(market, 'GET', `/transactions/customer/${namedBuyers.mia.id}`, { token })
    ).body.items.filter(({ _id }: Schemas['Order']) =>
      orders.some((order) => order._id === _id),
    ) as Schemas['Order'][]
  return { market, clock, token, payment, orders, read, ordersNow, stocks, before }
}

test.each(['failed', 'expired'] as const)(
  'a payment that has %s ends for good, and its orders with it',
  async (outcome) => {
    const { market, clock, payment, read, ordersNow, stocks, before } = await open(
      'quickmelt',
      'bandages',
    )
    expect(stocks()).not.toEqual(before)
    clock.advance(PAYMENT_MS - 1)
    // Nobody is on the provider's page any more: nothing has happened, and the page can be opened
    // again.
    expect(await read()).toMatchObject({
      status: 'PENDING',
      checkout_page_url: expect.stringContaining(payment),
    })
    if (outcome === 'failed') settlePayment(market, payment, outcome)
    else clock.advance(1)
    const status = outcome.toUpperCase()
    expect(await read()).toMatchObject({ status, checkout_page_url: null })
    for (const order of await ordersNow())
      expect(order).toMatchObject({
        order_status: 'CANCELLED',
        payment_status: status,
        cancel_reason: null,
      })
    expect(stocks()).toEqual(before)
    expect(settlePayment(market, payment, 'paid')?.status).toBe(status)
  },
)

test('the provider adds the payment to the return addresses, and changes nothing else of them, PAY-11', async () => {
  const { market, payment } = await open('quickmelt')
  expect(viewPayment(market, payment)).toMatchObject({
    successUrl: `https://suki.example/cart/checkout?status=success&type=onlinepay&payment_intent_id=${payment}`,
    failureUrl: `https://suki.example/cart?payment_intent_id=${payment}#top`,
  })
})

test('the fees of the other orders stay when one is cancelled, and its own are given up with it', async () => {
  const { market, token, payment, orders } = await open('quickmelt', 'bandages')
  const [cancelled, other] = orders as [Schemas['Order'], Schemas['Order']]
  const total = viewPayment(market, payment)?.amount ?? NaN
  await call(market, 'POST', `/transactions/cancel/${cancelled._id}`, {
    token,
    body: { reason: 'CHANGE OF MIND', cancelled_by: 'customer' },
  })
  expect(market.world.tables.orders.get(other._id)).toMatchObject({
    fees: other.fees,
    total_price: other.total_price,
  })
  expect(viewPayment(market, payment)?.amount).toBeCloseTo(total - cancelled.total_price, 10)
  expect(cancelled.fees).toBeGreaterThan(0)
})

test('an order keeps the prices at which it was placed', async () => {
  const { market, orders, ordersNow } = await open('quickmelt')
  market.world.tables.products.update(namedProducts.quickmelt.id, { price: 1 })
  expect(
    (await ordersNow()).map(({ total_price, products }) => [
      total_price,
      products[0]?.product.price,
    ]),
  ).toEqual(orders.map(({ total_price, products }) => [total_price, products[0]?.product.price]))
})
