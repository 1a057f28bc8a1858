import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds } from '../../fixtures/named.ts'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { applyScenario } from '../../mocks/transport/control.ts'
import { type Market, call, openMarket } from '../support/market.ts'

const DAY = 86_400_000
const pass = (market: Market, days: number) => applyScenario(market.simulation, { advance: days * DAY })
const liza = namedBuyers.liza.id
const path = `/order/schedule/${scheduleIds.weeklyGroceries}`
const listOrders = (market: Market) => market.market.world.tables.orders.by('customer_id', liza)

test('SCHED-76: a due list orders its products, notifies the buyer, and is due again after a week', async () => {
  const market = openMarket({ products: 80 })
  const before = listOrders(market).length
  const eggs = market.market.world.tables.products.get(namedProducts.eggs.id)?.stocks ?? NaN
  pass(market, 4)
  expect(listOrders(market)).toHaveLength(before)
  pass(market, 2)
  const { body } = await call(market, 'GET', path, { token: market.login('liza') })
  expect(body.next_checkout_date).toBe('2026-08-01T00:00:00.000Z')
  const placed = listOrders(market).slice(before)
  expect(new Set(placed.map((order) => order.shop_id)).size).toBe(placed.length)
  expect(placed.flatMap((order) => order.items)).toHaveLength(8)
  expect(placed.every((order) => order.delivery_method === 'DELIVERY' && order.created_at === '2026-07-25T00:00:00.000Z')).toBe(true)
  expect(market.market.world.tables.products.get(namedProducts.eggs.id)?.stocks).toBe(eggs - 1)
  expect(
    market.market.world.tables.notifications
      .by('user_id', liza)
      .some((news) => news.nav_id === scheduleIds.weeklyGroceries && news.type === 'order-schedule'),
  ).toBe(true)
})

test('SCHED-55: a cancelled checkout is skipped, and the one after it is not', () => {
  const market = openMarket({ products: 80 })
  const token = market.login('liza')
  const before = listOrders(market).length
  market.market.handle({
    operation: 'cancelNextCheckout',
    token,
    input: { path: { id: scheduleIds.weeklyGroceries }, query: {}, header: {}, body: undefined },
  })
  pass(market, 6)
  expect(listOrders(market)).toHaveLength(before)
  pass(market, 7)
  expect(listOrders(market).length).toBeGreaterThan(before)
})

test('SCHED-17: a disabled list orders nothing, and continues when it is enabled again', async () => {
  const market = openMarket({ products: 80 })
  const token = market.login('liza')
  const before = listOrders(market).length
  const set = (is_active: boolean, signed: string) => call(market, 'PUT', `${path}/status/schedule`, { token: signed, body: { is_active } })
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
  expect([...days].sort()).toEqual(['2026-07-25T00:00:00.000Z', '2026-08-01T00:00:00.000Z', '2026-08-08T00:00:00.000Z'])
})
