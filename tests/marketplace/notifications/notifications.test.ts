import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import type { Schemas } from '#mocks/contract.ts'
import { as, openMarket } from '../support/market.ts'

const { liza, carlo } = namedBuyers

test('a page has five, unless another number is asked for, NOTIF-03', async () => {
  const ask = as(openMarket({ products: 80 }), 'liza')
  const list = async (query: string) =>
    (await ask('GET', `/notifications/user/${liza.id}?${query}`)).body as {
      items: Schemas['Notification'][]
      nextPage: number | null
    }
  const { items, nextPage } = await list('page=2')
  expect([items, nextPage]).toEqual([(await list('limit=50')).items.slice(5, 10), 3])
})

test('only unread ones are counted, and marking all as read changes no other buyer’s, NOTIF-04 NOTIF-12', async () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'liza')
  const unread = ({ id }: { id: string }) =>
    market.world.tables.notifications.by('user_id', id).filter(({ is_read }) => !is_read).length
  const counted = async () =>
    (await ask('GET', `/notifications/user/${liza.id}/unread`)).body.unread_count as number
  const before = unread(carlo)
  expect(await counted()).toBe(unread(liza))
  await ask('PUT', `/notifications/read/all/${liza.id}`)
  expect([await counted(), unread(carlo)]).toEqual([0, before])
  expect(before).toBeGreaterThan(0)
})
