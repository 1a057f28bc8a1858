import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { call, openMarket } from '../support/market.ts'

test('a buyer reads, changes and deletes only their own scheduled lists, and creates none for another buyer, ACCESS-19', async () => {
  const market = openMarket({ products: 80 })
  const own = `/order/schedule/${scheduleIds.weeklyGroceries}`
  const { body: list } = await call(market, 'GET', own, { token: market.login('liza') })
  const body = {
    user_id: namedBuyers.liza.id,
    ...Object.fromEntries(
      ['name', 'theme', 'payment_method', 'schedule_type', 'notification_date'].map((key) => [
        key,
        list[key],
      ]),
    ),
    address: list.address._id ?? list.address,
  }
  const as = (name: 'liza' | 'mia', method: string, path: string, change?: object) =>
    call(market, method, path, { token: market.login(name), body: change }).then(
      ({ status }) => status,
    )

  expect(await as('liza', 'PUT', own, body)).toBe(200)
  expect(await as('mia', 'PUT', own, { ...body, user_id: namedBuyers.mia.id })).toBe(403)
  expect(await as('liza', 'PUT', own, { ...body, user_id: namedBuyers.mia.id })).toBe(403)
  expect(await as('mia', 'GET', own)).toBe(403)
  expect(await as('mia', 'DELETE', own)).toBe(403)
  expect(await as('mia', 'GET', `/order/schedule/${namedBuyers.liza.id}/all`)).toBe(403)
  expect(await as('mia', 'POST', '/order/schedule', { ...body, name: 'In her name' })).toBe(403)
})
