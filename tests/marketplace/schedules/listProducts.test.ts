import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds, shopId } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { steered } from '../support/steered.ts'

const list = scheduleIds.monthlyRice
const wanted = (key: ProductKey, quantity: number) => ({
  order_schedule_id: list,
  user_id: namedBuyers.liza.id,
  product_id: namedProducts[key].id,
  shop_id: shopId(namedProducts[key].shop),
  quantity,
})

function open() {
  const { ask, tables } = steered()
  const row = () => tables.schedules.get(list)
  return {
    tables,
    ask,
    row,
    add: (...products: object[]) => ask('POST', '/order/schedule/add/product', { products }),
    lines: () => tables.scheduleProducts.by('schedule_id', list),
    change: async (more: object) =>
      (await ask('PUT', `/order/schedule/${list}`, { ...row(), ...more })).body,
  }
}

test('a list can have the whole stock, and not one piece more, SCHED-59', async () => {
  const { ask, add, lines } = open()
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
  const { add, lines } = open()
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
  const { change, tables } = open()
  expect((await change({ name: ' weekly GROCERIES ' })).code).toBe('name_taken')
  for (const name of ['Rice and laundry', 'Sunday breakfast'])
    expect((await change({ name })).name).toBe(name)
  expect(tables.schedules.get(scheduleIds.miaBreakfast)?.name).toBe('Sunday breakfast')
})

test('a list is deleted with its products, and a single product can be deleted, SCHED-55 SCHED-58', async () => {
  const { ask, lines, row } = open()
  const [first, ...rest] = lines()
  expect((await ask('DELETE', `/order/schedule/delete/product/${first?._id}`)).status).toBe(200)
  expect(lines()).toEqual(rest)
  expect((await ask('DELETE', `/order/schedule/${list}`)).status).toBe(200)
  expect([lines(), row()]).toEqual([[], undefined])
})

test('a new name keeps the next checkout, also one that was moved; another day reschedules it, SCHED-55', async () => {
  const { ask, change } = open()
  const { body: skipped } = await ask('PUT', `/order/schedule/${list}/cancel`)
  expect((await change({ name: 'Bigas' })).next_checkout_date).toBe(skipped.next_checkout_date)
  const weekly = { schedule_type: 'weekly', notification_date: { time: '09:00', day_of_week: 3 } }
  expect((await change(weekly)).next_checkout_date).toBe('2026-07-22T01:00:00.000Z')
})

test('an account at a payment provider is linked once', async () => {
  const { tables, ask } = open()
  const user = namedBuyers.liza.id
  const linked = () => tables.linkedAccounts.by('user_id', user).length
  const before = linked()
  const redirect_urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/no' }
  for (let n = 0; n < 2; n++) {
    const link = { user, payment_method: 'paymaya', redirect_urls }
    expect((await ask('POST', '/payments/link-account', link)).body.status).toBe('LINKED')
    expect(linked()).toBe(before + 1)
  }
})
