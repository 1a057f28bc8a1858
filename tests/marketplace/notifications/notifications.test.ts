import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { orderOf } from '../support/order.ts'
import { steered } from '../support/steered.ts'

const { liza, carlo } = namedBuyers
const HOUR = 3_600_000
const { id: rice } = namedProducts.jasmineRice

/** A marketplace in which Liza has ordered rice. */
async function order(delivery_method: 'PICKUP' | 'DELIVERY' = 'DELIVERY') {
  const host = steered()
  const { ask, pass, sent, tables } = host
  const { urls, transactions } = orderOf('liza', 'jasmineRice')
  const { body } = await ask('POST', '/transactions', {
    urls,
    transactions: transactions.map((one) => ({ ...one, delivery_method })),
  })
  const id = body.transactions[0]._id as string
  return {
    ...host,
    id,
    /** The notifications that were sent to her about something. */
    about: (navId: string) =>
      sent.flatMap(({ event, userId, payload }) =>
        event === 'onNotification' && userId === liza.id && payload.nav_id === navId
          ? [payload]
          : [],
      ),
    async receive(hours = 12) {
      pass(hours * HOUR)
      await ask('PUT', `/transactions/complete/${id}`)
    },
    list: tables.schedules.get(scheduleIds.weeklyGroceries)!,
  }
}

test.each([
  ['PICKUP', 'Ready for pickup', 'Order collected', 'You can collect it soon.'],
  ['DELIVERY', 'Out for delivery', 'Order delivered', 'It is waiting for the rider.'],
] as const)(
  'each step of a %s order notifies the buyer at once in its words, with the order to open, NOTIF-06 NOTIF-10 NOTIF-11',
  async (delivery, ready, received, packed) => {
    const { id, about, receive, ask } = await order(delivery)
    expect(about(id).map(({ title }) => title)).toEqual(['Order placed'])
    await receive()
    const news = about(id)
    const titles = ['Order placed', 'Order confirmed', 'Order packed', ready, received]
    expect(news).toMatchObject(
      titles.map((title) => ({ title, type: 'orders', is_read: false, theme: null })),
    )
    expect(news[2]?.body).toContain(packed)
    expect(new Set(news.map(({ body }) => body)).size).toBe(5)
    const listed = (await ask('GET', `/notifications/user/${liza.id}?limit=50`)).body
      .items as Schemas['Notification'][]
    expect(listed.filter(({ nav_id }) => nav_id === id)).toEqual(news.toReversed())
    const found = await ask('GET', `/transactions/customer/${liza.id}?transaction_id=${id}`)
    expect((found.body.items as Schemas['Order'][]).map(({ _id }) => _id)).toEqual([id])
  },
)

test('hours after an order was received, the buyer is asked to rate its product, once, and not when it is rated, NOTIF-11', async () => {
  const { pass, about, receive } = await order()
  await receive()
  pass(2 * HOUR - 60_000)
  expect(about(rice)).toEqual([])
  pass(24 * HOUR)
  expect(about(rice)).toMatchObject([
    { type: 'product-review', body: expect.stringContaining('Jasmine Rice') },
  ])
  const rated = await order()
  await rated.receive()
  const { orders } = rated.tables
  orders.update(rated.id, {
    items: orders.get(rated.id)?.items.map((item) => ({ ...item, is_rated: true })),
  })
  rated.pass(24 * HOUR)
  expect(rated.about(rice)).toEqual([])
})

test('a shop thanks for a review once, NOTIF-11', async () => {
  const { tables, ask, id, pass, about, receive } = await order()
  await receive(1)
  const review = {
    product: rice,
    customer: liza.id,
    shop: tables.products.get(rice)?.shop_id,
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
})

test('a list that is due notifies once, with the list to open, its colour, and what was left out of its orders from several shops, NOTIF-11', async () => {
  const { tables, world, pass, about, list, news } = await order()
  const [orders, earlier] = [tables.orders.size, news().length]
  tables.products.update(namedProducts.eggs.id, { stocks: 0 })
  pass(Date.parse(list.next_checkout_date ?? '') - world.clock.now())
  expect(tables.orders.size - orders).toBeGreaterThan(1)
  expect(
    news()
      .slice(earlier)
      .filter(({ title }) => title === 'Order placed'),
  ).toEqual([])
  expect(about(list._id)).toMatchObject([
    {
      type: 'order-schedule',
      theme: list.theme,
      body: expect.stringMatching(/orders placed. Left out, as sold out: \w/),
    },
  ])
})

test('a page has five, unless another number is asked for, NOTIF-03', async () => {
  const { ask } = steered()
  const list = async (query: string) =>
    (await ask('GET', `/notifications/user/${liza.id}?${query}`)).body as {
      items: Schemas['Notification'][]
      nextPage: number | null
    }
  const { items, nextPage } = await list('page=2')
  expect([items, nextPage]).toEqual([(await list('limit=50')).items.slice(5, 10), 3])
})

test('only unread ones are counted, and marking all as read changes no other buyer’s, NOTIF-04 NOTIF-12', async () => {
  const { ask, tables } = steered()
  const unread = ({ id }: { id: string }) =>
    tables.notifications.by('user_id', id).filter(({ is_read }) => !is_read).length
  const counted = async () =>
    (await ask('GET', `/notifications/user/${liza.id}/unread`)).body.unread_count as number
  const before = unread(carlo)
  expect(await counted()).toBe(unread(liza))
  await ask('PUT', `/notifications/read/all/${liza.id}`)
  expect([await counted(), unread(carlo)]).toEqual([0, before])
  expect(before).toBeGreaterThan(0)
})
