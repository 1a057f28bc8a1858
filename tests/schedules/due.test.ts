import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { DEFAULT_NOW, type Market, call, openMarket } from '../support/market.ts'

const DAY = 86_400_000
const pass = (market: Market, days: number) => applyScenario(market, { advance: days * DAY })
const liza = namedBuyers.liza.id
const path = `/order/schedule/${scheduleIds.weeklyGroceries}`
const listOrders = (market: Market) => market.world.tables.orders.by('customer_id', liza)

test('a due list orders its products, notifies the buyer, and is due again after a week, SCHED-76', async () => {
  const market = openMarket({ products: 80 })
  const before = listOrders(market).length
  const eggs = market.world.tables.products.get(namedProducts.eggs.id)?.stocks ?? NaN
  pass(market, 4)
  expect(listOrders(market)).toHaveLength(before)
  pass(market, 2)
  const { body } = await call(market, 'GET', path, { token: market.login('liza') })
  expect(body.next_checkout_date).toBe('2026-08-01T00:00:00.000Z')
  const placed = listOrders(market).slice(before)
  expect(new Set(placed.map((order) => order.shop_id)).size).toBe(placed.length)
  expect(placed.flatMap((order) => order.items)).toHaveLength(8)
  expect(
    placed.every(
      (order) =>
        order.delivery_method === 'DELIVERY' && order.created_at === '2026-07-25T00:00:00.000Z',
    ),
  ).toBe(true)
  expect(market.world.tables.products.get(namedProducts.eggs.id)?.stocks).toBe(eggs - 1)
  expect(
    market.world.tables.notifications
      .by('user_id', liza)
      .some(
        (news) => news.nav_id === scheduleIds.weeklyGroceries && news.type === 'order-schedule',
      ),
  ).toBe(true)
})

test('a list is due at its very moment, however the clock ticks while it is saved, SCHED-76', async () => {
  let ticks = 0
  const market = openMarket({ products: 80, real: () => DEFAULT_NOW + ticks++ })
  const token = market.login('liza')
  const cancelled = await call(market, 'PUT', `${path}/cancel`, { token })
  expect(cancelled.body.next_checkout_date).toBe('2026-08-01T00:00:00.000Z')
  pass(market, 13)
  const list = market.world.tables.schedules.get(scheduleIds.weeklyGroceries)
  expect(list?.next_checkout_date, 'checked out at its moment, it is due again after a week').toBe(
    '2026-08-08T00:00:00.000Z',
  )
})

test('a due list is paid with the linked account; without one it reminds the buyer and orders nothing, OPEN-30', async () => {
  const due = async (linked: boolean) => {
    const market = openMarket({ products: 80 })
    const { tables } = market.world
    tables.schedules.update(scheduleIds.weeklyGroceries, { payment_method: 'paymaya' })
    const redirect_urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/no' }
    const link = { user: liza, payment_method: 'paymaya', redirect_urls }
    if (linked)
      await call(market, 'POST', '/payments/link-account', {
        token: market.login('liza'),
        body: link,
      })
    const before = new Set(listOrders(market).map(({ _id }) => _id))
    pass(market, 6)
    const placed = listOrders(market).filter(
      ({ _id, created_at }) => !before.has(_id) && created_at === '2026-07-25T00:00:00.000Z',
    )
    const news = tables.notifications
      .by('user_id', liza)
      .findLast(({ nav_id }) => nav_id === scheduleIds.weeklyGroceries)
    return {
      placed,
      payments: placed.map(({ payment_id }) => tables.payments.get(payment_id ?? '')?.status),
      news: news?.body,
    }
  }
  const paid = await due(true)
  expect(paid.placed.length).toBeGreaterThan(1)
  expect(new Set(paid.payments)).toEqual(new Set(['PAID']))
  expect(paid.news).toMatch(/^Your list was checked out: \d orders placed and paid\./)
  expect(await due(false)).toEqual({
    placed: [],
    payments: [],
    news: 'It is time to check out this list and pay for it.',
  })
})

test('a sold-out product is left out, one that is short orders what is left, and the rest is ordered from their shops all the same, SCHED-76', () => {
  const market = openMarket({ products: 80 })
  const { products, scheduleProducts, notifications } = market.world.tables
  const lines = scheduleProducts.by('schedule_id', scheduleIds.weeklyGroceries)
  const shopOf = ({ id }: { id: string }) =>
    lines.filter(({ shop_id }) => shop_id === products.get(id)?.shop_id)
  expect(shopOf(namedProducts.eggs).length, 'its shop has other lines').toBeGreaterThan(1)
  products.update(namedProducts.eggs.id, { stocks: 0 })
  products.update(namedProducts.sardines.id, { stocks: 1 })
  const before = listOrders(market).length
  pass(market, 6)
  const items = listOrders(market)
    .slice(before)
    .flatMap((order) => order.items)
  expect(items.map(({ product_id }) => product_id).sort()).toEqual(
    lines
      .map(({ product_id }) => product_id)
      .filter((id) => id !== namedProducts.eggs.id)
      .sort(),
  )
  expect(items.find(({ product_id }) => product_id === namedProducts.sardines.id)?.quantity).toBe(1)
  expect(products.get(namedProducts.sardines.id)?.stocks).toBe(0)
  const news = notifications
    .by('user_id', liza)
    .findLast(({ nav_id }) => nav_id === scheduleIds.weeklyGroceries)
  expect(news?.body).toContain(
    `Left out, as sold out: ${products.get(namedProducts.eggs.id)?.product_name}.`,
  )
  expect(news?.body).toContain(
    `Fewer than asked for: ${products.get(namedProducts.sardines.id)?.product_name}.`,
  )
})

test('pausing and enabling a list takes a skip back, SCHED-67', async () => {
  const market = openMarket({ products: 80 })
  const token = market.login('liza')
  const set = (is_active: boolean) =>
    call(market, 'PUT', `${path}/status/schedule`, { token, body: { is_active } })
  expect((await call(market, 'PUT', `${path}/cancel`, { token })).body.next_checkout_date).toBe(
    '2026-08-01T00:00:00.000Z',
  )
  await set(false)
  expect((await set(true)).body.next_checkout_date).toBe('2026-07-25T00:00:00.000Z')
})

test('a cancelled checkout is skipped, and the one after it is not, SCHED-55', () => {
  const market = openMarket({ products: 80 })
  const token = market.login('liza')
  const before = listOrders(market).length
  market.handle({
    operation: 'cancelNextCheckout',
    token,
    input: { path: { id: scheduleIds.weeklyGroceries }, query: {}, header: {}, body: undefined },
  })
  pass(market, 6)
  expect(listOrders(market)).toHaveLength(before)
  pass(market, 7)
  expect(listOrders(market).length).toBeGreaterThan(before)
})

test('a disabled list orders nothing, and continues when it is enabled again, SCHED-17', async () => {
  const market = openMarket({ products: 80 })
  const token = market.login('liza')
  const before = listOrders(market).length
  const set = (is_active: boolean, signed: string) =>
    call(market, 'PUT', `${path}/status/schedule`, { token: signed, body: { is_active } })
  expect((await set(false, token)).body.next_checkout_date).toBeNull()
  pass(market, 6)
  expect(listOrders(market)).toHaveLength(before)
  expect((await set(true, token)).body.next_checkout_date).toBe('2026-08-01T00:00:00.000Z')
  pass(market, 7)
  expect(listOrders(market).length).toBeGreaterThan(before)
})

test('a world that is opened after three weeks carries out three weekly checkouts', () => {
  const market = openMarket({ products: 80 })
  const before = listOrders(market).length
  pass(market, 20)
  const days = new Set(
    listOrders(market)
      .slice(before)
      .map((order) => order.created_at),
  )
  expect([...days].sort()).toEqual([
    '2026-07-25T00:00:00.000Z',
    '2026-08-01T00:00:00.000Z',
    '2026-08-08T00:00:00.000Z',
  ])
})
