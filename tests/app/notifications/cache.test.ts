import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  addNotification,
  notificationKeys,
  notificationsIn,
  type NotificationList,
} from '#api/cache/notificationCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { notification, numberOf, userId } from './server.ts'

const all = notificationKeys.list(userId, false)
const unread = notificationKeys.list(userId, true)
const count = notificationKeys.count(userId)
const pages = (...items: Schemas['Notification'][]): NotificationList => ({
  pages: [{ items, currentPage: 1, nextPage: null }],
  pageParams: [1],
})

function cached(): QueryClient {
  const client = createQueryClient()
  client.setQueryData(all, pages(notification(2, { is_read: true }), notification(1)))
  client.setQueryData(unread, pages(notification(1)))
  client.setQueryData(count, { unread_count: 1 })
  return client
}
const shown = (client: QueryClient, key: readonly unknown[]) =>
  notificationsIn(client.getQueryData<NotificationList>(key)?.pages ?? []).map(numberOf)

test('what arrives is first in both lists and counted, once, RT-09 NOTIF-10', () => {
  const client = cached()
  addNotification(client, notification(3))
  addNotification(client, notification(3))
  expect([shown(client, all), shown(client, unread)]).toEqual([
    [3, 2, 1],
    [3, 1],
  ])
  expect(client.getQueryData(count)).toEqual({ unread_count: 2 })
})

test('one that the list has already is not counted again, but the count is fetched again, RT-09 NOTIF-10', () => {
  const client = cached()
  addNotification(client, notification(1))
  expect(shown(client, all)).toEqual([2, 1])
  expect(client.getQueryData(count)).toEqual({ unread_count: 1 })
  expect(client.getQueryState(count)?.isInvalidated).toBe(true)
})

test('one that was read elsewhere before it arrived is neither unread nor counted', () => {
  const client = cached()
  addNotification(client, notification(3, { is_read: true }))
  expect([shown(client, all), shown(client, unread)]).toEqual([[3, 2, 1], [1]])
  expect(client.getQueryData(count)).toEqual({ unread_count: 1 })
})

test.each([
  ['any field', null],
  ['its id', { _id: undefined }],
  ['a known type', { type: 'gossip' }],
  ['its text', { body: 7 }],
  ['its date', { createdAt: 'yesterday' }],
  ['what it leads to', { nav_id: null }],
])(
  'one without %s is refused, and lists and count stay as they were, ERR-115 RT-09 NOTIF-10',
  (_what, broken) => {
    const client = cached()
    const before = [all, unread, count].map((key) => client.getQueryData(key))
    const received = broken && notification(3, broken as object)
    expect(() => addNotification(client, received as Schemas['Notification'])).toThrow('it lacks')
    expect([all, unread, count].map((key) => client.getQueryData(key))).toEqual(before)
  },
)

test('a list that is being fetched while one arrives contains it afterwards, even when the response lacks it', async () => {
  const client = cached()
  const answer = Promise.withResolvers<NotificationList['pages'][number]>()
  const observer = new InfiniteQueryObserver(client, {
    queryKey: all,
    queryFn: () => answer.promise,
    initialPageParam: 1,
    getNextPageParam: () => undefined,
    staleTime: Infinity,
  })
  const stop = observer.subscribe(() => undefined)
  const fetching = observer.refetch()
  addNotification(client, notification(3))
  expect(shown(client, all)).toEqual([3, 2, 1])
  answer.resolve({ items: [notification(2), notification(1)], currentPage: 1, nextPage: null })
  await fetching
  await expect.poll(() => shown(client, all)).toEqual([3, 2, 1])
  stop()
})

test('a list that was due for a refetch stays due', async () => {
  const client = cached()
  await client.invalidateQueries({ queryKey: all })
  addNotification(client, notification(3))
  expect(client.getQueryState(all)?.isInvalidated).toBe(true)
})
