import { expect, test } from 'vitest'
import { isOrderOf } from '#features/schedules/dates.ts'
import { scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as, openMarket } from '../../marketplace/support/market.ts'

test('the orders of a list are those of its dates with its products, and no others, SCHED-76', async () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'liza')
  const { body: list } = await ask('GET', `/order/schedule/${scheduleIds.weeklyGroceries}`)
  const orders = async () => (await ask('GET', `/transactions/customer/${list.user_id}`)).body.items
  const before = new Set((await orders()).map(({ _id }: { _id: string }) => _id))
  applyScenario(market, { advance: 6 * 86_400_000 })
  const placed = (await orders()).filter(({ _id }: { _id: string }) => !before.has(_id))
  expect(placed.length).toBeGreaterThan(1)
  for (const order of placed) expect(isOrderOf(list, order), order.createdAt).toBe(true)

  const order = placed[0]
  const at = (createdAt: string) => ({ ...order, createdAt })
  expect(
    isOrderOf(list, at('2026-07-25T00:00:59.000Z')),
    'a marketplace may be a little late',
  ).toBe(true)
  expect(isOrderOf(list, at('2026-07-25T00:01:01.000Z'))).toBe(false)
  expect(isOrderOf(list, at('2026-07-24T00:00:00.000Z')), 'another day').toBe(false)
  expect(isOrderOf(list, { ...order, delivery_method: 'PICKUP' })).toBe(false)
  const others = order.products.map((line: object) => ({
    ...line,
    product: { _id: namedProducts.mangoCake.id },
  }))
  expect(isOrderOf(list, { ...order, products: others })).toBe(false)
})
