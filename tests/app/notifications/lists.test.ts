import { InfiniteQueryObserver, MutationObserver, type QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addNotification, notificationKeys, notificationsIn } from '#api/cache/notificationCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { marks, notification, numberOf, openServer, pause, userId } from './server.ts'

vi.stubGlobal('location', new URL('https://suki.example/'))
vi.stubGlobal('document', { cookie: '' })
const { fetchNextNotifications } = await import('#api/cache/notificationPages.ts')
const { notificationMutations, notificationQueries } = await import('#api/notifications.ts')

type Notification = Schemas['Notification']

afterEach(() => void vi.unstubAllGlobals())

type Stage = 'before' | 'after'

/** Three unread notifications. `hold` stops the next PUT at a stage until it is released or fails. */
async function open() {
  let paused: { stage: Stage; gate: PromiseWithResolvers<void> } | undefined
  const server = openServer(3, async (stage, { method }) => {
    if (method === 'PUT' && paused?.stage === stage) await paused.gate.promise
  })
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const [all, unread] = [
    notificationQueries.list(userId, false),
    notificationQueries.list(userId, true),
  ]
  const read = async () => {
    await Promise.all([
      client.fetchInfiniteQuery({ ...all, pages: 1 }),
      client.fetchInfiniteQuery({ ...unread, pages: 1 }),
      client.fetchQuery(notificationQueries.unreadCount(userId)),
    ])
  }
  await read()
  const items = (key: readonly unknown[]) =>
    notificationsIn(client.getQueryData<{ pages: Schemas['NotificationPage'][] }>(key)?.pages ?? [])
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
    /** All, those in Unread, and the number of unread ones. */
    shown: () => [
      marks(items(all.queryKey)),
      marks(items(unread.queryKey)),
      client.getQueryData<Schemas['UnreadCount']>(notificationKeys.count(userId))?.unread_count,
    ],
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
