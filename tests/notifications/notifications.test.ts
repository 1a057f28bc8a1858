import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import type { Schemas } from '#mocks/contract.ts'
import { as, openMarket } from '../support/market.ts'

const liza = namedBuyers.liza.id

function open() {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'liza')
  const rows = () => market.world.tables.notifications.by('user_id', liza)
  const list = async (query = '') =>
    (await ask('GET', `/notifications/user/${liza}?limit=50${query}`)).body as {
      items: Schemas['Notification'][]
      nextPage: number | null
    }
  const unread = async () =>
    (await ask('GET', `/notifications/user/${liza}/unread`)).body.unread_count as number
  return { market, ask, rows, list, unread }
}

test('only read ones, only unread ones, or all, NOTIF-01', async () => {
  const { rows, list } = open()
  const read = rows().filter(({ is_read }) => is_read).length
  const [all, onlyRead, onlyUnread] = [
    await list(),
    await list('&is_read=true'),
    await list('&is_read=false'),
  ]
  expect(onlyRead.items.map(({ is_read }) => is_read)).toEqual(Array(read).fill(true))
  expect(onlyUnread.items.map(({ is_read }) => is_read)).toEqual(
    Array(rows().length - read).fill(false),
  )
  expect(all.items).toHaveLength(rows().length)
  expect(read * (rows().length - read)).toBeGreaterThan(0)
})

test('newest first, in pages of five, NOTIF-03', async () => {
  const { ask, list } = open()
  const dates = (await list()).items.map(({ createdAt }) => createdAt)
  expect(dates).toEqual(dates.toSorted().reverse())
  const { body } = await ask('GET', `/notifications/user/${liza}?page=2`)
  expect(body).toMatchObject({ currentPage: 2, nextPage: 3 })
  expect((body.items as Schemas['Notification'][]).map(({ createdAt }) => createdAt)).toEqual(
    dates.slice(5, 10),
  )
})

test('marking one, then all as read reduces the count to 0; other buyers’ are unchanged, NOTIF-04 NOTIF-05 NOTIF-12', async () => {
  const { market, ask, rows, unread } = open()
  const before = await unread()
  expect(before).toBe(rows().filter(({ is_read }) => !is_read).length)
  const one = rows().find(({ is_read }) => !is_read)
  expect((await ask('PUT', `/notifications/read/${one?._id}`)).body).toMatchObject({
    _id: one?._id,
    is_read: true,
  })
  expect(await unread()).toBe(before - 1)
  await ask('PUT', `/notifications/read/all/${liza}`)
  expect(await unread()).toBe(0)
  expect(
    market.world.tables.notifications
      .by('user_id', namedBuyers.carlo.id)
      .some(({ is_read }) => !is_read),
  ).toBe(true)
})
