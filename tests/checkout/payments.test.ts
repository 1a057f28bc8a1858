import { expect, test } from 'vitest'
import { namedBuyers, orderIds, shopId } from '../../fixtures/named.ts'
import { namedProducts, type ProductKey } from '../../fixtures/namedProducts.ts'
import type { Schemas } from '../../mocks/contract.ts'
import { applyScenario } from '../../mocks/transport/control.ts'
import { settlePayment } from '../../mocks/transport/provider.ts'
import { call, type Market, openMarket } from '../support/market.ts'

const urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' }
const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }

/** Mia orders one piece of each product, each of another shop. */
async function orderBy(payment_method: 'cod' | 'gcash', market: Market, ...keys: ProductKey[]) {
  const token = market.login('mia')
  const headers = { 'idempotency-key': '6f1c2c1e-8f0a-4a57-9c53-3d0a4f0b7e21' }
  const transactions = keys.map((key) => ({
    shop: shopId(namedProducts[key].shop),
    customer: namedBuyers.mia.id,
    products: [{ product: namedProducts[key].id, quantity: 1 }],
    payment_method,
    delivery_method: 'PICKUP',
  }))
  const place = async () =>
    (await call(market, 'POST', '/transactions', { token, headers, body: { urls, transactions } })).body as Schemas['CreatedTransactions']
  const { transactions: orders, checkout_page_url } = await place()
  const paymentOf = (page: string | null | undefined) => page?.split('/').at(-1) ?? ''
  const details = async (id: string) => (await call(market, 'GET', `/transactions/payment-intent/${id}`, { token })).body.status as string
  const cancelOrder = async (id: string) => (await call(market, 'POST', `/transactions/cancel/${id}`, { token, body: cancel })).body
  return {
    orders,
    payment: paymentOf(checkout_page_url),
    details,
    cancelOrder,
    again: async () => paymentOf((await place()).checkout_page_url),
  }
}

test('PAY-10 an order that was cancelled meanwhile can no longer be paid, and the waiting buyer gets an event', async () => {
  const market = openMarket({ products: 80 })
  const told: unknown[] = []
  market.simulation.onEvent(({ event, payload }) => event === 'onPaymentStatus' && told.push(payload))
  const { orders, payment, details, cancelOrder } = await orderBy('gcash', market, 'quickmelt')
  const id = orders[0]?._id ?? ''
  expect(await cancelOrder(id)).toMatchObject({ order_status: 'CANCELLED', payment_status: 'EXPIRED' })
  expect(told).toEqual([{ status: 'EXPIRED', transaction_id: id }])
  expect(settlePayment(market.market, payment, 'paid')?.status).toBe('EXPIRED')
  expect([await details(payment), await details(id)]).toEqual(['EXPIRED', 'EXPIRED'])
})

test('when one of several orders is cancelled, the payment covers only the others', async () => {
  const market = openMarket({ products: 80 })
  const { orders, payment, details, cancelOrder, again } = await orderBy('gcash', market, 'quickmelt', 'bandages')
  const [gone, kept] = orders as [Schemas['Order'], Schemas['Order']]
  expect(await cancelOrder(gone._id)).toMatchObject({ order_status: 'CANCELLED', payment_status: 'EXPIRED' })
  expect(market.market.world.tables.payments.get(payment)).toMatchObject({
    status: 'PENDING',
    amount: kept.total_price,
    order_ids: [kept._id],
  })
  // A repeated call returns the page on which the rest can still be paid.
  expect(await again()).toBe(payment)
  expect(settlePayment(market.market, payment, 'paid')?.status).toBe('PAID')
  expect([await details(gone._id), await details(kept._id)]).toEqual(['EXPIRED', 'PAID'])
  expect(market.market.world.tables.orders.get(gone._id)?.order_status).toBe('CANCELLED')
})

test.each([
  ['cash', 'cod', undefined, true],
  ['GCash, once it is paid', 'gcash', 'paid', true],
  ['GCash, while it is not paid', 'gcash', undefined, false],
  ['GCash, when the payment failed', 'gcash', 'failed', false],
] as const)('a shop prepares an order by %s', async (_how, method, outcome, isPrepared) => {
  const market = openMarket({ products: 80 })
  const { orders, payment } = await orderBy(method, market, 'quickmelt')
  if (outcome) settlePayment(market.market, payment, outcome)
  applyScenario(market.simulation, { advance: 14 * 60_000 })
  const { order_timeline } = market.market.world.tables.orders.get(orders[0]?._id ?? '') ?? {}
  expect(Object.keys(order_timeline ?? {}).includes('PREPARING')).toBe(isPrepared)
})

test('ORDERS-08 the payment of a cancelled cash order is not expired, since there was none', async () => {
  const market = openMarket({ products: 80 })
  const order = async (who: string, id: string) =>
    (
      await call(market, 'GET', `/transactions/customer/${namedBuyers[who as 'liza'].id}?transaction_id=${id}`, {
        token: market.login(who),
      })
    ).body.items[0] as Schemas['Order']
  for (const [who, id] of [
    ['liza', orderIds.lizaCancelled],
    ['carlo', orderIds.carloCancelled],
  ] as const)
    expect(await order(who, id)).toMatchObject({ payment_method: 'cod', order_status: 'CANCELLED', payment_status: 'PENDING' })
  expect(await order('carlo', orderIds.carloExpiredPayment)).toMatchObject({ payment_method: 'gcash', payment_status: 'EXPIRED' })
  expect(await order('liza', orderIds.lizaRated)).toMatchObject({ payment_method: 'cod', payment_status: 'PAID' })
})
