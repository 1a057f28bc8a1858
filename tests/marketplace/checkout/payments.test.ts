import { expect, test } from 'vitest'
import { namedBuyers, orderIds } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { providerPage } from '#mocks/hosts/provider/page.ts'
import { pesos } from '#mocks/rules/money.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { settlePayment, viewPayment } from '#mocks/transport/services/provider.ts'
import { call, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

const urls = {
  success: 'https://suki.example/cart/checkout?status=success&type=onlinepay',
  failure: 'https://suki.example/cart#top',
}
const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }

/** Mia orders one piece of each product, each of another shop. */
async function orderBy(payment_method: 'cod' | 'gcash', ...keys: ProductKey[]) {
  const market = openMarket({ products: 80 })
  const { products } = market.world.tables
  const token = market.login('mia')
  const ask = (method: string, path: string, body?: unknown) =>
    call(market, method, path, {
      token,
      body,
      headers: { 'idempotency-key': '6f1c2c1e-8f0a-4a57-9c53-3d0a4f0b7e21' },
    })
  const stocks = () => keys.map((key) => products.get(namedProducts[key].id)?.stocks)
  const before = stocks()
  const transactions = keys.flatMap((key) => orderOf('mia', key, { payment_method }).transactions)
  const place = async () =>
    (await ask('POST', '/transactions', { urls, transactions }))
      .body as Schemas['CreatedTransactions']
  const { transactions: orders, checkout_page_url } = await place()
  const paymentOf = (page: string | null | undefined) => page?.split('/').at(-1) ?? ''
  const read = async (id: string) =>
    (await ask('GET', `/transactions/payment-intent/${id}`)).body as Schemas['PaymentDetails']
  return {
    market,
    orders,
    payment: paymentOf(checkout_page_url),
    before,
    stocks,
    read,
    details: async (id: string) => (await read(id)).status as string,
    describe: async (id: string) => (await read(id)).description,
    cancelOrder: async (id: string) =>
      (await ask('POST', `/transactions/cancel/${id}`, cancel)).body,
    again: async () => paymentOf((await place()).checkout_page_url),
    ordersNow: async () =>
      (
        (await ask('GET', `/transactions/customer/${namedBuyers.mia.id}`)).body
          .items as Schemas['Order'][]
      ).filter(({ _id }) => orders.some((order) => order._id === _id)),
  }
}

test('an order that was cancelled meanwhile can no longer be paid, and the waiting buyer gets an event, PAY-10', async () => {
  const { market, orders, payment, details, cancelOrder } = await orderBy('gcash', 'quickmelt')
  const notified: unknown[] = []
  market.onEvent(({ event, payload }) => event === 'onPaymentStatus' && notified.push(payload))
  const id = orders[0]?._id ?? ''
  expect(await cancelOrder(id)).toMatchObject({
    order_status: 'CANCELLED',
    payment_status: 'EXPIRED',
  })
  expect(notified).toEqual([{ status: 'EXPIRED', transaction_id: id }])
  expect(settlePayment(market, payment, 'paid')?.status).toBe('EXPIRED')
  expect([await details(payment), await details(id)]).toEqual(['EXPIRED', 'EXPIRED'])
})

test('when one of several orders is cancelled, the payment covers only the others', async () => {
  const { market, orders, payment, details, cancelOrder, again } = await orderBy(
    'gcash',
    'quickmelt',
    'bandages',
  )
  const [cancelled, remaining] = orders as [Schemas['Order'], Schemas['Order']]
  expect(await cancelOrder(cancelled._id)).toMatchObject({
    order_status: 'CANCELLED',
    payment_status: 'EXPIRED',
  })
  expect(market.world.tables.payments.get(payment)).toMatchObject({
    status: 'PENDING',
    amount: remaining.total_price,
    order_ids: [remaining._id],
  })
  expect(market.world.tables.orders.get(remaining._id)).toMatchObject({
    fees: remaining.fees,
    total_price: remaining.total_price,
  })
  // A repeated call returns the page on which the rest can still be paid.
  expect(await again()).toBe(payment)
  expect(settlePayment(market, payment, 'paid')?.status).toBe('PAID')
  expect([await details(cancelled._id), await details(remaining._id)]).toEqual(['EXPIRED', 'PAID'])
  expect(market.world.tables.orders.get(cancelled._id)?.order_status).toBe('CANCELLED')
})

test('a paid order that is cancelled is refunded, one of several in part, and the buyer is notified once each time', async () => {
  const { market, orders, payment, details, describe, cancelOrder } = await orderBy(
    'gcash',
    'quickmelt',
    'bandages',
  )
  const events: unknown[] = []
  const news: string[] = []
  market.onEvent(({ event, payload }) => event === 'onPaymentStatus' && events.push(payload))
  const [cancelled, remaining] = orders as [Schemas['Order'], Schemas['Order']]
  market.onEvent(({ event, payload }) => event === 'onNotification' && news.push(payload.title))
  settlePayment(market, payment, 'paid')
  expect(await cancelOrder(cancelled._id)).toMatchObject({
    order_status: 'CANCELLED',
    payment_status: 'REFUNDED',
  })
  expect([await details(cancelled._id), await details(remaining._id)]).toEqual(['REFUNDED', 'PAID'])
  expect(await describe(remaining._id)).toContain(`${pesos(cancelled.total_price)} was refunded`)
  await cancelOrder(remaining._id)
  expect(await details(remaining._id)).toBe('REFUNDED')
  expect(await describe(remaining._id)).toBe(`${pesos(remaining.total_price)} was refunded to you`)
  expect(events).toEqual([
    { status: 'PAID', transaction_id: cancelled._id },
    { status: 'REFUNDED', transaction_id: cancelled._id },
    { status: 'REFUNDED', transaction_id: remaining._id },
  ])
  expect(news).toEqual(['Payment received', 'Order cancelled', 'Order cancelled'])
  const bodies = market.world.tables.notifications
    .by('user_id', namedBuyers.mia.id)
    .map(({ body }) => body)
  expect(bodies.at(-1)).toContain(`${pesos(remaining.total_price)} goes back to your GCash`)
})

test('a shop that agrees to a late cancellation, or grants a refund, gives the money back', () => {
  // The shop of Carlo's order opens in the afternoon.
  for (const [key, minutes] of [
    ['lizaPreparing', 4],
    ['carloRefundRequested', 6 * 60 + 4],
  ] as const) {
    const market = openMarket({ products: 80 })
    const { tables, random } = market.world
    random.chance = () => true
    const order = tables.orders.get(orderIds[key])
    if (key === 'lizaPreparing')
      market.handle({
        operation: 'cancelTransaction',
        token: market.login('liza'),
        input: { path: { id: orderIds[key] }, query: {}, header: {}, body: cancel },
      })
    applyScenario(market, { advance: minutes * 60_000 })
    expect(tables.payments.get(order?.payment_id ?? '')?.status).toBe('REFUNDED')
    const notified = tables.notifications
      .by('user_id', order?.customer_id ?? '')
      .filter(({ nav_id }) => nav_id === orderIds[key])
    expect(notified.at(-1)?.body).toContain('goes back to your GCash')
  }
})

test('the provider’s page in another tab can’t take the amount of an order that was cancelled meanwhile, PAY-08', async () => {
  const { market, orders, payment, details, cancelOrder } = await orderBy(
    'gcash',
    'quickmelt',
    'bandages',
  )
  const [cancelled, remaining] = orders as [Schemas['Order'], Schemas['Order']]
  const shown = viewPayment(market, payment)?.amount
  await cancelOrder(cancelled._id)
  const refused = settlePayment(market, payment, 'paid', shown)
  expect(refused).toMatchObject({ status: 'PENDING', amount: remaining.total_price, changed: true })
  expect(providerPage(refused)).toContain('the amount has changed')
  expect(settlePayment(market, payment, 'paid', refused?.amount)?.status).toBe('PAID')
  expect([await details(cancelled._id), await details(remaining._id)]).toEqual(['EXPIRED', 'PAID'])
})

test.each([
  ['paid', 'Payment received', 'was received.'],
  ['failed', 'Payment failed', 'did not go through, and your 2 orders were cancelled.'],
  ['expired', 'Payment expired', 'was not made in time, and your 2 orders were cancelled.'],
] as const)(
  'the end of a payment for two orders notifies once: %s, NOTIF-11',
  async (outcome, title, words) => {
    const { market, payment, orders } = await orderBy('gcash', 'quickmelt', 'bandages')
    const own = () =>
      market.world.tables.notifications
        .by('user_id', namedBuyers.mia.id)
        .filter(({ nav_id }) => orders.some(({ _id }) => _id === nav_id))
    const before = own().length
    const amount = viewPayment(market, payment)?.amount ?? NaN
    // Nobody opens the provider's page: the payment expires by itself.
    if (outcome === 'expired') applyScenario(market, { advance: 15 * 60_000 })
    else settlePayment(market, payment, outcome)
    const [news, ...others] = own().slice(before)
    expect(others).toEqual([])
    expect(news).toMatchObject({ type: 'orders', title, nav_id: orders[0]?._id })
    expect(news?.body).toBe(`Your GCash payment of ${pesos(amount)} ${words}`)
  },
)

test.each([
  ['cash', 'cod', undefined, true],
  ['GCash, once it is paid', 'gcash', 'paid', true],
  ['GCash, while it is not paid', 'gcash', undefined, false],
  ['GCash, when the payment failed', 'gcash', 'failed', false],
] as const)('a shop prepares an order by %s', async (_how, method, outcome, isPrepared) => {
  const { market, orders, payment } = await orderBy(method, 'quickmelt')
  if (outcome) settlePayment(market, payment, outcome)
  applyScenario(market, { advance: 14 * 60_000 })
  const { order_timeline } = market.world.tables.orders.get(orders[0]?._id ?? '') ?? {}
  expect(Object.keys(order_timeline ?? {}).includes('PREPARING')).toBe(isPrepared)
})

test('the payment of a cancelled cash order is not expired, since there was none, ORDERS-08', async () => {
  const market = openMarket({ products: 80 })
  const order = async (who: string, id: string) =>
    (
      await call(
        market,
        'GET',
        `/transactions/customer/${namedBuyers[who as 'liza'].id}?transaction_id=${id}`,
        {
          token: market.login(who),
        },
      )
    ).body.items[0] as Schemas['Order']
  for (const [who, id] of [
    ['liza', orderIds.lizaCancelled],
    ['carlo', orderIds.carloCancelled],
  ] as const)
    expect(await order(who, id)).toMatchObject({
      payment_method: 'cod',
      order_status: 'CANCELLED',
      payment_status: 'PENDING',
    })
  expect(await order('carlo', orderIds.carloExpiredPayment)).toMatchObject({
    payment_method: 'gcash',
    payment_status: 'EXPIRED',
  })
  expect(await order('liza', orderIds.lizaRated)).toMatchObject({
    payment_method: 'cod',
    payment_status: 'PAID',
  })
})

test.each(['failed', 'expired'] as const)(
  'a payment that has %s ends for good, and its orders with it',
  async (outcome) => {
    const { market, payment, read, ordersNow, stocks, before } = await orderBy(
      'gcash',
      'quickmelt',
      'bandages',
    )
    const { clock } = market.world
    expect(stocks()).not.toEqual(before)
    clock.advance(15 * 60_000 - 1)
    // Nobody is on the provider's page any more: nothing has happened, and the page can be opened
    // again.
    expect(await read(payment)).toMatchObject({
      status: 'PENDING',
      checkout_page_url: expect.stringContaining(payment),
    })
    if (outcome === 'failed') settlePayment(market, payment, outcome)
    else clock.advance(1)
    const status = outcome.toUpperCase()
    expect(await read(payment)).toMatchObject({ status, checkout_page_url: null })
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
  const { market, payment } = await orderBy('gcash', 'quickmelt')
  expect(viewPayment(market, payment)).toMatchObject({
    successUrl: `https://suki.example/cart/checkout?status=success&type=onlinepay&payment_intent_id=${payment}`,
    failureUrl: `https://suki.example/cart?payment_intent_id=${payment}#top`,
  })
})

test('an order keeps the prices at which it was placed', async () => {
  const { market, orders, ordersNow } = await orderBy('gcash', 'quickmelt')
  market.world.tables.products.update(namedProducts.quickmelt.id, { price: 1 })
  expect(
    (await ordersNow()).map(({ total_price, products }) => [
      total_price,
      products[0]?.product.price,
    ]),
  ).toEqual(orders.map(({ total_price, products }) => [total_price, products[0]?.product.price]))
})
