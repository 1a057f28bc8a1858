import { InfiniteQueryObserver, MutationObserver, type QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  addNotification,
  notificationKeys,
  type NotificationList,
  notificationsIn,
} from '#api/cache/notificationCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { marks, notification, numberOf, openServer, pause, userId } from './server.ts'

vi.stubGlobal('location', new URL('https://suki.example/'))
vi.stubGlobal('document', { cookie: '' })
const { fetchNextNotifications } = await import('#api/cache/notificationPages.ts')
const { notificationMutations, notificationQueries } = await import('#api/notifications.ts')

type Notification = Schemas['Notification']

afterEach(() => void vi.unstubAllGlobals())

const all = notificationKeys.list(userId, false)
const unread = notificationKeys.list(userId, true)
const count = notificationKeys.count(userId)
/** All, those in Unread, and the number of unread ones. */
const shown = (client: QueryClient) => [
  ...[all, unread].map((key) =>
    marks(notificationsIn(client.getQueryData<NotificationList>(key)?.pages ?? [])),
  ),
  client.getQueryData<Schemas['UnreadCount']>(count)?.unread_count,
]

type Stage = 'before' | 'after'

/** Three unread notifications. `hold` stops the next PUT at a stage until it is released or fails. */
async function open() {
  let paused: { stage: Stage; gate: PromiseWithResolvers<void> } | undefined
  const server = openServer(3, async (stage, { method }) => {
    if (method === 'PUT' && paused?.stage === stage) await paused.gate.promise
  })
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const read = async () => {
    await Promise.all([
      client.fetchInfiniteQuery({ ...notificationQueries.list(userId, false), pages: 1 }),
      client.fetchInfiniteQuery({ ...notificationQueries.list(userId, true), pages: 1 }),
      client.fetchQuery(notificationQueries.unreadCount(userId)),
    ])
  }
  await read()
  return {
    read,
    arrive: (n: number) => {
      server.add(notification(n))
      addNotification(client, notification(n))
    },
    hold: (stage: Stage) => {
      const gate = Promise.withResolvers<void>()
      paused = { stage, gate }
      return gate
    },
    markAll: () => new MutationObserver(client, notificationMutations.markAllRead()).mutate(userId),
    markRead: (one: Notification) =>
      new MutationObserver(client, notificationMutations.markRead()).mutate(one),
    shown: () => shown(client),
  }
}

test('both are shown at once; in Unread what was read stays until the list is fetched again, NOTIF-04 NOTIF-05', async () => {
  const { hold, markRead, markAll, shown, read } = await open()
  const gate = hold('before')
  const reading = markRead(notification(2))
  expect(shown()).toEqual(['3* 2 1*', '3* 2 1*', 2])
  const marking = markAll()
  expect(shown()).toEqual(['3 2 1', '3 2 1', 0])
  gate.resolve()
  await Promise.all([reading, marking])
  await read()
  expect(shown()).toEqual(['3 2 1', '', 0])
})

test('marking the same one twice, or one that was read already, counts once, NOTIF-05', async () => {
  const { markRead, shown } = await open()
  const both = [markRead(notification(2)), markRead(notification(2))]
  expect(shown()[2]).toBe(2)
  await Promise.all(both)
  const again = markRead(notification(2, { is_read: true }))
  expect(shown()[2]).toBe(2)
  await again
})

test('a failure rolls back only its own mark, in both lists and in the count, NOTIF-04 NOTIF-05', async () => {
  const { hold, markRead, markAll, shown, arrive } = await open()
  const first = hold('before')
  const reading = markRead(notification(2))
  await pause(0)
  const second = hold('before')
  const marking = markAll()
  arrive(4)
  expect(shown()).toEqual(['4* 3 2 1', '4* 3 2 1', 1])
  second.reject(new TypeError('no network'))
  await expect(marking).rejects.toThrow('connection')
  expect(shown()).toEqual(['4* 3* 2 1*', '4* 3* 2 1*', 3])
  first.reject(new TypeError('no network'))
  await expect(reading).rejects.toThrow('connection')
  expect(shown()).toEqual(['4* 3* 2* 1*', '4* 3* 2* 1*', 4])
})

test.each([
  ['before', 'markRead'],
  ['after', 'markRead'],
  ['before', 'markAll'],
] as const)(
  'one that arrives %s the server marks all stays unread, until %s marks it too, NOTIF-04',
  async (stage, mark) => {
    const { hold, arrive, shown, read, ...acts } = await open()
    const gate = hold(stage)
    const marking = acts.markAll()
    await expect.poll(() => shown()[2]).toBe(0)
    await pause(0)
    arrive(4)
    expect(shown()).toEqual(['4* 3 2 1', '4* 3 2 1', 1])
    gate.resolve()
    await marking
    await read()
    expect(shown()).toEqual(['4* 3 2 1', '4*', 1])
    await acts[mark](notification(4))
    await read()
    expect(shown()).toEqual(['4 3 2 1', '', 0])
  },
)

/** One list, watched as by the panel. */
function watch(client: QueryClient, unread: boolean) {
  const options = notificationQueries.list(userId, unread)
  const observer = new InfiniteQueryObserver(client, { ...options, retry: false })
  const stop = observer.subscribe(() => undefined)
  const next = () => {
    const { hasNextPage, refetch, fetchNextPage } = observer.getCurrentResult()
    return hasNextPage
      ? fetchNextNotifications(client, options.queryKey, { refetch, fetchNextPage })
      : Promise.resolve()
  }
  const items = () => notificationsIn(observer.getCurrentResult().data?.pages ?? [])
  const rest = async () => {
    await expect.poll(() => client.isFetching() + client.isMutating()).toBe(0)
    for (let round = 0; observer.getCurrentResult().hasNextPage; round++) {
      expect(round).toBeLessThan(30)
      await next()
    }
  }
  return { stop, next, items, rest }
}

const kinds = ['arrive', 'next', 'read', 'elsewhere'] as const

test.each([true, false])(
  'paging skips none and repeats none while some arrive and some are read, only unread: %s, NOTIF-03',
  async (unread) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(20)), { maxLength: 14 }),
        fc.infiniteStream(fc.nat(4)),
        fc.array(fc.nat(6), { minLength: 14 }),
        async (steps, delays, waits) => {
          const server = openServer(17, () => pause(Number(delays.next().value)))
          const client = createQueryClient()
          const list = watch(client, unread)
          let newest = 17
          const act = {
            arrive: () => {
              server.add(notification(++newest))
              addNotification(client, notification(newest))
            },
            next: () => void list.next(),
            read: (one?: Notification) =>
              one &&
              void new MutationObserver(client, notificationMutations.markRead()).mutate(one),
            // Another tab says so afterwards, by the tag.
            elsewhere: (one?: Notification) => {
              if (!one) return
              server.readElsewhere(one)
              void client.invalidateQueries({ queryKey: notificationKeys.all })
            },
          }
          for (const [index, [kind, at]] of steps.entries()) {
            await pause(waits[index] ?? 0)
            act[kind](list.items()[at])
          }
          await list.rest()
          expect(list.items().map(numberOf)).toEqual(unread ? server.unread() : server.all())
          list.stop()
          client.clear()
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 30) },
    )
  },
)

test('after one was read in Unread, the first of the next page is not skipped, NOTIF-03', async () => {
  openServer(9, () => pause(0))
  const client = createQueryClient()
  const list = watch(client, true)
  await expect.poll(() => list.items()).toHaveLength(5)
  await new MutationObserver(client, { ...notificationMutations.markRead(), meta: {} }).mutate(
    list.items()[1] as Notification,
  )
  await list.next()
  expect(list.items().map(numberOf)).toEqual([9, 7, 6, 5, 4, 3, 2, 1])
  list.stop()
})

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
