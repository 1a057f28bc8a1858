import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { as, openMarket } from '../support/market.ts'

function open() {
  const market = openMarket({ products: 80 })
  const { scheduleProducts, schedules } = market.world.tables
  const ask = as(market, 'liza')
  const wanted = (key: ProductKey, quantity: number) => ({
    order_schedule_id: scheduleIds.monthlyRice,
    user_id: namedBuyers.liza.id,
    product_id: namedProducts[key].id,
    shop_id: shopId(namedProducts[key].shop),
    quantity,
  })
  const add = (...products: object[]) => ask('POST', '/order/schedule/add/product', { products })
  const lines = () => scheduleProducts.by('schedule_id', scheduleIds.monthlyRice)
  return { market, schedules, ask, wanted, add, lines }
}

test('a list can have the whole stock, and not one piece more, SCHED-59', async () => {
  const { ask, wanted, add, lines } = open()
  expect((await add(wanted('mangoCake', 4))).body.message).toBe('Only 3 left in stock')
  expect((await add(wanted('mangoCake', 3))).status).toBe(201)
  expect((await add(wanted('mangoCake', 1))).body.code).toBe('out_of_stock')
  const line = lines().find(({ product_id }) => product_id === namedProducts.mangoCake.id)
  const set = (quantity: number) =>
    ask('PUT', `/order/schedule/product/${line?._id}/quantity`, { quantity })
  expect([(await set(1)).status, (await set(3)).body.quantity, (await set(4)).status]).toEqual([
    200, 3, 409,
  ])
})

test('repeated additions are summed, also within one call; a call that fails adds nothing, SCHED-75', async () => {
  const { wanted, add, lines } = open()
  const before = lines().length
  expect((await add(wanted('mangoCake', 2), wanted('mangoCake', 2))).status).toBe(409)
  expect(
    (await add(wanted('mango', 1), { ...wanted('eggs', 1), shop_id: shopId('dolores') })).body.code,
  ).toBe('wrong_shop')
  expect((await add({ ...wanted('mango', 1), user_id: namedBuyers.mia.id })).status).toBe(403)
  expect(lines()).toHaveLength(before)
  await add(wanted('mango', 1), wanted('mango', 2))
  await add(wanted('mango', 1))
  expect(
    lines()
      .slice(before)
      .map(({ product_id, quantity }) => [product_id, quantity]),
  ).toEqual([[namedProducts.mango.id, 4]])
})

test('names are unique per buyer, ignoring case; another buyer may use them, SCHED-50', async () => {
  const { market, ask, schedules } = open()
  const rename = (name: string) =>
    ask('PUT', `/order/schedule/${scheduleIds.monthlyRice}`, {
      ...schedules.get(scheduleIds.monthlyRice),
      name,
    })
  expect((await rename(' weekly GROCERIES ')).body.code).toBe('name_taken')
  expect((await rename('Rice and laundry')).status).toBe(200)
  expect((await rename('Sunday breakfast')).body.name).toBe('Sunday breakfast')
  expect(market.world.tables.schedules.get(scheduleIds.miaBreakfast)?.name).toBe('Sunday breakfast')
})

test('a list is deleted with its products, and a single product can be deleted, SCHED-55 SCHED-58', async () => {
  const { ask, lines, schedules } = open()
  const [first, ...rest] = lines()
  expect((await ask('DELETE', `/order/schedule/delete/product/${first?._id}`)).status).toBe(200)
  expect(lines()).toEqual(rest)
  expect((await ask('DELETE', `/order/schedule/${scheduleIds.monthlyRice}`)).status).toBe(200)
  expect([lines(), schedules.get(scheduleIds.monthlyRice)]).toEqual([[], undefined])
})

test('a new name keeps the next checkout, also one that was moved; another day reschedules it, SCHED-55', async () => {
  const { ask, schedules } = open()
  const id = scheduleIds.monthlyRice
  const { body: skipped } = await ask('PUT', `/order/schedule/${id}/cancel`)
  const change = async (more: object) =>
    (await ask('PUT', `/order/schedule/${id}`, { ...schedules.get(id), ...more })).body
  expect((await change({ name: 'Bigas' })).next_checkout_date).toBe(skipped.next_checkout_date)
  const weekly = { schedule_type: 'weekly', notification_date: { time: '09:00', day_of_week: 3 } }
  expect((await change(weekly)).next_checkout_date).toBe('2026-07-22T01:00:00.000Z')
})

test('an account at a payment provider is linked once', async () => {
  const { market, ask } = open()
  const { linkedAccounts } = market.world.tables
  const before = linkedAccounts.by('user_id', namedBuyers.liza.id).length
  const redirect_urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/no' }
  const link = () =>
    ask('POST', '/payments/link-account', {
      user: namedBuyers.liza.id,
      payment_method: 'paymaya',
      redirect_urls,
    })
  expect([(await link()).body.status, (await link()).body.status]).toEqual(['LINKED', 'LINKED'])
  expect(linkedAccounts.by('user_id', namedBuyers.liza.id)).toHaveLength(before + 1)
})
