import { afterEach, expect, test } from 'vitest'
import type { StoredReply } from '#domain/notificationMessages.ts'
import { openNotificationStore } from '#domain/notificationStore.ts'

const base = '/test/'
const reply = (key: string, at: number): StoredReply => ({
  key,
  conversationId: 'c',
  shopId: 's',
  buyerId: 'b',
  text: key,
  at,
})

afterEach(() => openNotificationStore(base).clear())

test('of three pages that note a message at once, one shows it; later ones don’t, RT-07', async () => {
  const stores = [1, 2, 3].map(() => openNotificationStore(base))
  expect(
    (await Promise.all(stores.map((store) => store.noteShown('m1')))).filter(Boolean),
  ).toHaveLength(1)
  expect(await stores[0]?.noteShown('m1')).toBe(false)
  expect(await stores[0]?.noteShown('m2')).toBe(true)
})

test('replies are stored in their order until they are dropped, separately for each path, RT-07', async () => {
  const store = openNotificationStore(base)
  await store.putReply(reply('second', 2))
  await store.putReply(reply('first', 1))
  await store.putReply(reply('first', 1))
  expect((await store.replies()).map(({ key }) => key)).toEqual(['first', 'second'])
  expect(await openNotificationStore('/test/other/').replies()).toEqual([])
  await store.dropReply('first')
  await store.dropReply('first')
  expect(await store.replies()).toHaveLength(1)
  await store.clear()
  expect(await store.replies()).toEqual([])
})
