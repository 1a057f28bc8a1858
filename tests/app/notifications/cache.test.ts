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
import { marks, notification, userId } from './server.ts'

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
/** All, those in Unread, and the number of unread ones. */
const shown = (client: QueryClient) => [
  ...[all, unread].map((key) =>
    marks(notificationsIn(client.getQueryData<NotificationList>(key)?.pages ?? [])),
  ),
  client.getQueryData<Schemas['UnreadCount']>(count)?.unread_count,
]

test.each([
  ['a new one', notification(3), ['3* 2 1*', '3* 1*', 2]],
  ['one that the list has already', notification(1), ['2 1*', '1*', 1]],
  ['one that was read elsewhere', notification(3, { is_read: true }), ['3 2 1*', '1*', 1]],
])(
  '%s that arrives twice is first in both lists and counted, once; the count of unread ones is fetched again, RT-09 NOTIF-10',
  (_what, one, expected) => {
    const client = cached()
    addNotification(client, one)
    expect(shown(client)).toEqual(expected)
    addNotification(client, one)
    expect(shown(client)).toEqual(expected)
    expect(client.getQueryState(count)?.isInvalidated).toBe(!one.is_read)
  },
)

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
    const received = broken && notification(3, broken as object)
    expect(() => addNotification(client, received as Schemas['Notification'])).toThrow('it lacks')
    expect(shown(client)).toEqual(['2 1*', '1*', 1])
  },
)

test('a list that is fetched while one arrives has it afterwards, even when the response lacks it', async () => {
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
  expect(shown(client)[0]).toBe('3* 2 1*')
  answer.resolve({ items: [notification(2), notification(1)], currentPage: 1, nextPage: null })
  await fetching
  await expect.poll(() => shown(client)[0]).toBe('3* 2* 1*')
  stop()
})

test('a list that was due for a refetch stays due', async () => {
  const client = cached()
  await client.invalidateQueries({ queryKey: all })
  addNotification(client, notification(3))
  expect(client.getQueryState(all)?.isInvalidated).toBe(true)
})
