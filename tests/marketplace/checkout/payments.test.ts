import { expect, test } from 'vitest'
import { namedBuyers, type OrderKey, orderIds, type PersonaKey } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { providerPage } from '#mocks/hosts/provider/page.ts'
import { pesos } from '#mocks/rules/money.ts'
import { settlePayment, viewPayment } from '#mocks/transport/services/provider.ts'
import { call } from '../support/market.ts'
import { orderOf } from '../support/order.ts'
import { steered } from '../support/steered.ts'

const MINUTE = 60_000
const urls = {
  success: 'https://suki.example/cart/checkout?status=success&type=onlinepay',
  failure: 'https://suki.example/cart#top',
}
const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }

/** Mia orders one piece of each product, each of another shop. */
async function orderBy(
  payment_method: 'cod' | 'gcash' = 'gcash',
  keys: ProductKey[] = ['quickmelt', 'bandages'],
) {
  const host = steered('', { as: 'mia' })
  const { market, tables, token, ask } = host
  const stocks = () => keys.map((key) => tables.products.get(namedProducts[key].id)?.stocks)
  const before = stocks()
  const transactions = keys.flatMap((key) => orderOf('mia', key, { payment_method }).transactions)
  const place = async () => {
    const { body } = await call(market, 'POST', '/transactions', {
      token,
      body: { urls, transactions },
      headers: { 'idempotency-key': '6f1c2c1e-8f0a-4a57-9c53-3d0a4f0b7e21' },
    })
    const { transactions: orders, checkout_page_url } = body as Schemas['CreatedTransactions']
    return { orders, payment: checkout_page_url?.split('/').at(-1) ?? '' }
  }
  const { orders, payment } = await place()
  const [first, second] = orders as [Schemas['Order'], Schemas['Order']]
  const read = async (id: string) =>
    (await ask('GET', `/transactions/payment-intent/${id}`)).body as Schemas['PaymentDetails']
  return {
    ...host,
    orders,
    first,
    second,
    payment,
    before,
    stocks,
    place,
    read,
    statuses: async (...ids: string[]) =>
      Promise.all(ids.map(async (id) => (await read(id)).status)),
    settle: (outcome: 'paid' | 'failed' | 'expired', amount?: number) =>
      settlePayment(market, payment, outcome, amount),
    /** Returns what becomes of its payment. */
    async cancelOrder({ _id }: Schemas['Order']) {
      const { body } = await ask('POST', `/transactions/cancel/${_id}`, cancel)
      expect(body.order_status).toBe('CANCELLED')
      return body.payment_status as string
    },
    ordersNow: async () =>
      (
        (await ask('GET', `/transactions/customer/${namedBuyers.mia.id}`)).body
          .items as Schemas['Order'][]
      ).filter(({ _id }) => orders.some((order) => order._id === _id)),
  }
}

test('an order that was cancelled meanwhile can no longer be paid, and the waiting buyer gets an event, PAY-10', async () => {
  const { first, payment, payloads, statuses, settle, cancelOrder } = await orderBy('gcash', [
    'quickmelt',
  ])
  expect(await cancelOrder(first)).toBe('EXPIRED')
  expect(payloads('onPaymentStatus')).toEqual([{ status: 'EXPIRED', transaction_id: first._id }])
  expect(settle('paid')?.status).toBe('EXPIRED')
  expect(await statuses(payment, first._id)).toEqual(['EXPIRED', 'EXPIRED'])
})

test('when one of several orders is cancelled, the payment covers only the others, also on the provider’s page in another tab, PAY-08', async () => {
  const { market, tables, first, second, payment, statuses, settle, cancelOrder, place } =
    await orderBy()
  const shown = viewPayment(market, payment)?.amount
  expect(await cancelOrder(first)).toBe('EXPIRED')
  const { fees, total_price } = second
  expect(tables.payments.get(payment)).toMatchObject({
    status: 'PENDING',
    amount: total_price,
    order_ids: [second._id],
  })
  expect(tables.orders.get(second._id)).toMatchObject({ fees, total_price })
  // A repeated call returns the page on which the rest can still be paid.
  expect((await place()).payment).toBe(payment)
  const refused = settle('paid', shown)
  expect(refused).toMatchObject({ status: 'PENDING', amount: total_price, changed: true })
  expect(providerPage(refused)).toContain('the amount has changed')
  expect(settle('paid', refused?.amount)?.status).toBe('PAID')
  expect(await statuses(first._id, second._id)).toEqual(['EXPIRED', 'PAID'])
  expect(tables.orders.get(first._id)?.order_status).toBe('CANCELLED')
})

test('a paid order that is cancelled is refunded, one of several in part, and the buyer is notified once each time', async () => {
  const { first, second, payloads, news, statuses, read, settle, cancelOrder } = await orderBy()
  const earlier = payloads('onNotification').length
  settle('paid')
  expect(await cancelOrder(first)).toBe('REFUNDED')
  expect(await statuses(first._id, second._id)).toEqual(['REFUNDED', 'PAID'])
  const described = async () => (await read(second._id)).description
  expect(await described()).toContain(`${pesos(first.total_price)} was refunded`)
  await cancelOrder(second)
  expect(await statuses(second._id)).toEqual(['REFUNDED'])
  expect(await described()).toBe(`${pesos(second.total_price)} was refunded to you`)
  expect(payloads('onPaymentStatus')).toEqual([
    { status: 'PAID', transaction_id: first._id },
    { status: 'REFUNDED', transaction_id: first._id },
    { status: 'REFUNDED', transaction_id: second._id },
  ])
  const titles = payloads('onNotification').map(({ title }) => title)
  expect(titles.slice(earlier)).toEqual(['Payment received', 'Order cancelled', 'Order cancelled'])
  expect(news().at(-1)?.body).toContain(`${pesos(second.total_price)} goes back to your GCash`)
})

test.each<[string, PersonaKey, OrderKey, minutes: number]>([
  ['agrees to a late cancellation', 'liza', 'lizaPreparing', 4],
  // The shop of Carlo's order opens in the afternoon.
  ['grants a refund', 'carlo', 'carloRefundRequested', 6 * 60 + 4],
])('a shop that %s gives the money back', async (_how, as, key, minutes) => {
  const { tables, world, ask, pass, news } = steered('', { as })
  world.random.chance = () => true
  if (as === 'liza') await ask('POST', `/transactions/cancel/${orderIds[key]}`, cancel)
  pass(minutes * MINUTE)
  const { payment_id } = tables.orders.get(orderIds[key])!
  expect(tables.payments.get(payment_id ?? '')?.status).toBe('REFUNDED')
  expect(news().findLast(({ nav_id }) => nav_id === orderIds[key])?.body).toContain(
    'goes back to your GCash',
  )
})

test.each([
  ['paid', 'Payment received', 'was received.'],
  ['failed', 'Payment failed', 'did not go through, and your 2 orders were cancelled.'],
  ['expired', 'Payment expired', 'was not made in time, and your 2 orders were cancelled.'],
] as const)(
  'the end of a payment for two orders notifies once: %s, NOTIF-11',
  async (outcome, title, words) => {
    const { market, payment, orders, news, pass, settle } = await orderBy()
    const earlier = news().length
    const amount = viewPayment(market, payment)?.amount ?? NaN
    // Nobody opens the provider's page: the payment expires by itself.
    if (outcome === 'expired') pass(15 * MINUTE)
    else settle(outcome)
    const about = news()
      .slice(earlier)
      .filter(({ nav_id }) => orders.some(({ _id }) => _id === nav_id))
    expect(about).toMatchObject([
      {
        type: 'orders',
        title,
        nav_id: orders[0]?._id,
        body: expect.stringContaining(`GCash payment of ${pesos(amount)} ${words}`),
      },
    ])
  },
)

test.each([
  ['cash', 'cod', undefined, true],
  ['GCash, once it is paid', 'gcash', 'paid', true],
  ['GCash, while it is not paid', 'gcash', undefined, false],
  ['GCash, when the payment failed', 'gcash', 'failed', false],
] as const)('a shop prepares an order by %s', async (_how, method, outcome, isPrepared) => {
  const { tables, first, pass, settle } = await orderBy(method, ['quickmelt'])
  if (outcome) settle(outcome)
  pass(14 * MINUTE)
  expect('PREPARING' in tables.orders.get(first._id)!.order_timeline).toBe(isPrepared)
})

test.each<[PersonaKey, OrderKey, payment_method: string, payment_status: string]>([
  ['liza', 'lizaCancelled', 'cod', 'PENDING'],
  ['carlo', 'carloCancelled', 'cod', 'PENDING'],
  ['carlo', 'carloExpiredPayment', 'gcash', 'EXPIRED'],
  ['liza', 'lizaRated', 'cod', 'PAID'],
])(
  'the payment of a cancelled cash order is not expired, since there was none: %s %s %s %s, ORDERS-08',
  async (as, key, payment_method, payment_status) => {
    const query = `${namedBuyers[as].id}?transaction_id=${orderIds[key]}`
    const { body } = await steered('', { as }).ask('GET', `/transactions/customer/${query}`)
    expect(body.items[0]).toMatchObject({ payment_method, payment_status })
  },
)

test.each(['failed', 'expired'] as const)(
  'a payment that has %s ends for good, and its orders with it',
  async (outcome) => {
    const { world, payment, read, ordersNow, stocks, before, settle } = await orderBy()
    expect(stocks()).not.toEqual(before)
    world.clock.advance(15 * MINUTE - 1)
    // The provider's page can still be opened again.
    expect(await read(payment)).toMatchObject({
      status: 'PENDING',
      checkout_page_url: expect.stringContaining(payment),
    })
    if (outcome === 'failed') settle(outcome)
    else world.clock.advance(1)
    const status = outcome.toUpperCase()
    expect(await read(payment)).toMatchObject({ status, checkout_page_url: null })
    for (const order of await ordersNow())
      expect(order).toMatchObject({
        order_status: 'CANCELLED',
        payment_status: status,
        cancel_reason: null,
      })
    expect(stocks()).toEqual(before)
    expect(settle('paid')?.status).toBe(status)
  },
)

test('the provider’s page shows the amount, says that it is simulated, and returns with the payment alone added to the address; a payment ends once, PAY-07 PAY-11', async () => {
  const { market, payment, payloads, settle } = await orderBy('gcash', ['quickmelt'])
  const view = viewPayment(market, payment)!
  const successUrl = `${urls.success}&payment_intent_id=${payment}`
  expect(view).toMatchObject({
    successUrl,
    failureUrl: `https://suki.example/cart?payment_intent_id=${payment}#top`,
  })
  const page = providerPage(view)
  expect(page).toContain(`Pay ${pesos(view.amount)}`)
  expect(page).toContain('No real money')
  expect(page).not.toMatch(/style=|<script|\son\w+=/)
  for (const end of ['paid', 'failed'] as const) expect(settle(end)?.status).toBe('PAID')
  expect(payloads('onPaymentStatus')).toMatchObject([{ status: 'PAID' }])
  expect(providerPage(viewPayment(market, payment))).toContain(
    `href="${successUrl.replaceAll('&', '&amp;')}"`,
  )
})

test('the page of a failed payment has no link to a script, and an unknown payment shows a message', async () => {
  const { market, tables, payment, settle } = await orderBy()
  tables.payments.update(payment, { failure_url: 'javascript:alert(1)' })
  expect(providerPage(settle('failed'))).not.toContain('javascript:')
  expect(providerPage(settlePayment(market, 'e'.repeat(24), 'paid'))).toContain('No such payment')
})

test('an order keeps the prices at which it was placed', async () => {
  const { tables, orders, ordersNow } = await orderBy()
  tables.products.update(namedProducts.quickmelt.id, { price: 1 })
  const prices = (all: Schemas['Order'][]) =>
    new Set(all.map((one) => [one.total_price, one.products[0]?.product.price].join()))
  expect(prices(await ordersNow())).toEqual(prices(orders))
})
