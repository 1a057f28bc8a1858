import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { DEFAULT_NOW, type MarketOptions } from '../support/market.ts'
import { steered } from '../support/steered.ts'

const DAY = 86_400_000
const liza = namedBuyers.liza.id
const path = `/order/schedule/${scheduleIds.weeklyGroceries}`
/** A marketplace on a Monday, with Liza's groceries on each Saturday. */
function open(options?: MarketOptions) {
  const host = steered('', options)
  const { ask, tables } = host
  const known = new Set(tables.orders.by('customer_id', liza).map(({ _id }) => _id))
  const next = async (change: string, body?: object) =>
    (await ask('PUT', `${path}/${change}`, body)).body.next_checkout_date as string | null
  return {
    ...host,
    pass: (days: number) => host.pass(days * DAY),
    /** The orders that were placed since. */
    placed: () => tables.orders.by('customer_id', liza).filter(({ _id }) => !known.has(_id)),
    /** The latest notification about the list. */
    latest: () => host.news().findLast(({ nav_id }) => nav_id === scheduleIds.weeklyGroceries),
    setActive: (is_active: boolean) => next('status/schedule', { is_active }),
    skip: () => next('cancel'),
  }
}

test('a due list orders its products, notifies the buyer, and is due again after a week, SCHED-76', async () => {
  const { tables, ask, pass, placed, latest } = open()
  const eggs = () => tables.products.get(namedProducts.eggs.id)?.stocks ?? NaN
  const before = eggs()
  pass(4)
  expect(placed()).toEqual([])
  pass(2)
  expect((await ask('GET', path)).body.next_checkout_date).toBe('2026-08-01T00:00:00.000Z')
  expect(new Set(placed().map(({ shop_id }) => shop_id)).size).toBe(placed().length)
  expect(placed().flatMap(({ items }) => items)).toHaveLength(8)
  for (const { delivery_method, created_at } of placed())
    expect([delivery_method, created_at]).toEqual(['DELIVERY', '2026-07-25T00:00:00.000Z'])
  expect(eggs()).toBe(before - 1)
  expect(latest()?.type).toBe('order-schedule')
})

test('a list is due at its very moment, however the clock ticks while it is saved, SCHED-76', async () => {
  let ticks = 0
  const { tables, pass, skip } = open({ real: () => DEFAULT_NOW + ticks++ })
  expect(await skip()).toBe('2026-08-01T00:00:00.000Z')
  pass(13)
  expect(
    tables.schedules.get(scheduleIds.weeklyGroceries)?.next_checkout_date,
    'checked out at its moment, it is due again after a week',
  ).toBe('2026-08-08T00:00:00.000Z')
})

test('a due list is paid with the linked account; without one it reminds the buyer and orders nothing, OPEN-30', async () => {
  const due = async (linked: boolean) => {
    const { tables, ask, pass, placed, latest } = open()
    tables.schedules.update(scheduleIds.weeklyGroceries, { payment_method: 'paymaya' })
    const redirect_urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/no' }
    const link = { user: liza, payment_method: 'paymaya', redirect_urls }
    if (linked) await ask('POST', '/payments/link-account', link)
    pass(6)
    const orders = placed().filter(({ created_at }) => created_at === '2026-07-25T00:00:00.000Z')
    return {
      payments: orders.map(({ payment_id }) => tables.payments.get(payment_id ?? '')?.status),
      news: latest()?.body,
    }
  }
  const paid = await due(true)
  expect(paid.payments.length).toBeGreaterThan(1)
  expect(new Set(paid.payments)).toEqual(new Set(['PAID']))
  expect(paid.news).toMatch(/^Your list was checked out: \d orders placed and paid\./)
  expect(await due(false)).toEqual({
    payments: [],
    news: 'It is time to check out this list and pay for it.',
  })
})

test('a sold-out product is left out, one that is short orders what is left, and the rest is ordered from their shops all the same, SCHED-76', () => {
  const { tables, pass, placed, latest } = open()
  const { products, scheduleProducts } = tables
  const { eggs, sardines } = namedProducts
  const lines = scheduleProducts.by('schedule_id', scheduleIds.weeklyGroceries)
  const shopOf = ({ id }: { id: string }) =>
    lines.filter(({ shop_id }) => shop_id === products.get(id)?.shop_id)
  expect(shopOf(eggs).length, 'its shop has other lines').toBeGreaterThan(1)
  products.update(eggs.id, { stocks: 0 })
  products.update(sardines.id, { stocks: 1 })
  pass(6)
  const items = placed().flatMap((order) => order.items)
  const ordered = lines.map(({ product_id }) => product_id).filter((id) => id !== eggs.id)
  expect(new Set(items.map(({ product_id }) => product_id))).toEqual(new Set(ordered))
  expect(items.find(({ product_id }) => product_id === sardines.id)?.quantity).toBe(1)
  expect(products.get(sardines.id)?.stocks).toBe(0)
  const nameOf = ({ id }: { id: string }) => products.get(id)?.product_name
  expect(latest()?.body).toContain(`Left out, as sold out: ${nameOf(eggs)}.`)
  expect(latest()?.body).toContain(`Fewer than asked for: ${nameOf(sardines)}.`)
})

test('a cancelled checkout is skipped, and the one after it is not; pausing and enabling the list takes a skip back, SCHED-55 SCHED-67', async () => {
  const { pass, placed, skip, setActive } = open()
  expect(await skip()).toBe('2026-08-01T00:00:00.000Z')
  await setActive(false)
  expect(await setActive(true)).toBe('2026-07-25T00:00:00.000Z')
  await skip()
  pass(6)
  expect(placed()).toEqual([])
  pass(7)
  expect(placed()).not.toEqual([])
})

test('a disabled list orders nothing, and continues when it is enabled again, SCHED-17', async () => {
  const { pass, placed, setActive } = open()
  expect(await setActive(false)).toBeNull()
  pass(6)
  expect(placed()).toEqual([])
  expect(await setActive(true)).toBe('2026-08-01T00:00:00.000Z')
  pass(7)
  expect(placed()).not.toEqual([])
})

test('a world that is opened after three weeks carries out three weekly checkouts', () => {
  const { pass, placed } = open()
  pass(20)
  expect([...new Set(placed().map(({ created_at }) => created_at))].sort()).toEqual([
    '2026-07-25T00:00:00.000Z',
    '2026-08-01T00:00:00.000Z',
    '2026-08-08T00:00:00.000Z',
  ])
})
