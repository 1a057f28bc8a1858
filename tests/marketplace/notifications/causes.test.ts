import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as, openMarket } from '../support/market.ts'

const liza = namedBuyers.liza.id
const HOUR = 3_600_000
const { id: rice } = namedProducts.jasmineRice

/** A marketplace in which Liza places an order of rice; `news` are the events about it. */
async function order(delivery_method: 'PICKUP' | 'DELIVERY' = 'DELIVERY') {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'liza')
  const news: Schemas['Notification'][] = []
  market.sockets.subscribe(
    (event) =>
      event.event === 'onNotification' && event.userId === liza && news.push(event.payload),
  )
  const shop = market.world.tables.products.get(rice)?.shop_id
  const answer = await ask('POST', '/transactions', {
    urls: { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' },
    transactions: [
      {
        shop,
        customer: liza,
        products: [{ product: rice, quantity: 1 }],
        payment_method: 'cod',
        delivery_method,
      },
    ],
  })
  const id = answer.body.transactions[0]._id as string
  const pass = (ms: number) => void applyScenario(market, { advance: ms })
  const about = (navId: string) => news.filter(({ nav_id }) => nav_id === navId)
  const latest = async () =>
    (await ask('GET', `/notifications/user/${liza}?limit=50`)).body
      .items as Schemas['Notification'][]
  return { market, ask, id, pass, about, latest }
}

test.each([
  [
    'PICKUP',
    ['Order placed', 'Order confirmed', 'Order packed', 'Ready for pickup', 'Order collected'],
    'You can collect it soon.',
  ],
  [
    'DELIVERY',
    ['Order placed', 'Order confirmed', 'Order packed', 'Out for delivery', 'Order delivered'],
    'It is waiting for the rider.',
  ],
] as const)(
  'each step of a %s order notifies the buyer at once in its words, with the order to open, NOTIF-06 NOTIF-10 NOTIF-11',
  async (delivery, titles, packed) => {
    const { id, pass, about, latest, ask } = await order(delivery)
    expect(about(id).map(({ title }) => title)).toEqual(['Order placed'])
    pass(12 * HOUR)
    await ask('PUT', `/transactions/complete/${id}`)
    const received = about(id)
    expect(received.map(({ title }) => title)).toEqual(titles)
    expect(received.map(({ type, is_read, theme }) => ({ type, is_read, theme }))).toEqual(
      Array(5).fill({ type: 'orders', is_read: false, theme: null }),
    )
    expect(received[2]?.body).toContain(packed)
    expect(new Set(received.map(({ body }) => body)).size).toBe(5)
    expect((await latest()).filter(({ nav_id }) => nav_id === id)).toEqual(received.toReversed())
    const found = await ask('GET', `/transactions/customer/${liza}?transaction_id=${id}`)
    expect((found.body.items as Schemas['Order'][]).map(({ _id }) => _id)).toEqual([id])
  },
)

test('hours after an order was received, the buyer is asked to rate its product, once, and not when it is rated, NOTIF-11', async () => {
  const { ask, id, pass, about } = await order()
  pass(12 * HOUR)
  await ask('PUT', `/transactions/complete/${id}`)
  pass(2 * HOUR - 60_000)
  expect(about(rice)).toEqual([])
  pass(24 * HOUR)
  expect(about(rice)).toMatchObject([
    { type: 'product-review', body: expect.stringContaining('Jasmine Rice') as string },
  ])
  const rated = await order()
  rated.pass(12 * HOUR)
  await rated.ask('PUT', `/transactions/complete/${rated.id}`)
  const { orders } = rated.market.world.tables
  orders.update(rated.id, {
    items: orders.get(rated.id)?.items.map((item) => ({ ...item, is_rated: true })),
  })
  rated.pass(24 * HOUR)
  expect(rated.about(rice)).toEqual([])
})

test('a list that is due notifies with the list to open, and its colour, NOTIF-11', async () => {
  const { market, pass, about } = await order()
  pass(8 * 24 * HOUR)
  const theme = market.world.tables.schedules.get(scheduleIds.weeklyGroceries)?.theme
  expect(about(scheduleIds.weeklyGroceries)[0]).toMatchObject({ type: 'order-schedule', theme })
})

test('a shop thanks for a review once; a list that orders from several shops notifies once, NOTIF-11', async () => {
  const { market, ask, id, pass, about } = await order()
  pass(HOUR)
  await ask('PUT', `/transactions/complete/${id}`)
  const shop = market.world.tables.products.get(rice)?.shop_id
  const review = {
    product: rice,
    customer: liza,
    shop,
    transaction: id,
    rating: 5,
    description: 'Mabango',
    gallery: [],
  }
  await ask('POST', '/product/reviews', review)
  expect(about(rice)).toEqual([])
  pass(10 * 60_000)
  expect(about(rice)).toMatchObject([
    { type: 'product-review', title: 'Thank you for your review' },
  ])
  const { tables } = market.world
  const [orders, news] = [tables.orders.size, tables.notifications.size]
  tables.products.update(namedProducts.eggs.id, { stocks: 0 })
  pass(
    new Date(
      tables.schedules.get(scheduleIds.weeklyGroceries)?.next_checkout_date ?? '',
    ).getTime() - market.world.clock.now(),
  )
  expect(tables.orders.size - orders).toBeGreaterThan(1)
  const received = [...tables.notifications.all()].slice(news)
  expect(received.filter(({ title }) => title === 'Order placed')).toEqual([])
  const [checkout, ...others] = received.filter(
    ({ nav_id }) => nav_id === scheduleIds.weeklyGroceries,
  )
  expect(others).toEqual([])
  expect(checkout?.body).toMatch(/orders placed. Left out, as sold out: \w/)
})
