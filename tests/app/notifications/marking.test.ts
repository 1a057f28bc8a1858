import { MutationObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { addNotification, notificationKeys, notificationsIn } from '#api/cache/notificationCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { openServer, pause } from './server.ts'
import { notification, numberOf, userId } from './support.ts'

vi.stubGlobal('location', new URL('https://suki.example/'))
vi.stubGlobal('document', { cookie: '' })
const { notificationMutations, notificationQueries } = await import('#api/notifications.ts')

afterEach(() => void vi.unstubAllGlobals())

type Stage = 'before' | 'after'

/**
 * Three unread notifications, in the cache too. `hold` stops the next PUT at a stage until it is
 * released, or fails there.
 */
async function open() {
  let paused: { stage: Stage; gate: PromiseWithResolvers<void> } | undefined
  const server = openServer(async (stage, { method }) => {
    if (method === 'PUT' && paused?.stage === stage) await paused.gate.promise
  })
  for (let n = 1; n <= 3; n++) server.add(notification(n))
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
    client,
    server,
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
    markRead: (one: Schemas['Notification']) =>
      new MutationObserver(client, notificationMutations.markRead()).mutate(one),
    shown: () => ({
      all: items(all.queryKey).map((one) => `${numberOf(one)}${one.is_read ? '' : '*'}`),
      unread: items(unread.queryKey).map((one) => `${numberOf(one)}${one.is_read ? '' : '*'}`),
      count: client.getQueryData<Schemas['UnreadCount']>(notificationKeys.count(userId))
        ?.unread_count,
    }),
  }
}

test('both are shown at once; in Unread what was read stays until the list is fetched again, NOTIF-04 NOTIF-05', async () => {
  const { hold, markRead, markAll, shown, read } = await open()
  const gate = hold('before')
  const reading = markRead(notification(2))
  expect(shown()).toEqual({ all: ['3*', '2', '1*'], unread: ['3*', '2', '1*'], count: 2 })
  const marking = markAll()
  expect(shown()).toEqual({ all: ['3', '2', '1'], unread: ['3', '2', '1'], count: 0 })
  gate.resolve()
  await Promise.all([reading, marking])
  await read()
  expect(shown()).toEqual({ all: ['3', '2', '1'], unread: [], count: 0 })
})

test('marking the same one twice, or one that was read already, counts once, NOTIF-05', async () => {
  const { markRead, shown } = await open()
  const both = [markRead(notification(2)), markRead(notification(2))]
  expect(shown().count).toBe(2)
  await Promise.all(both)
  const again = markRead(notification(2, { is_read: true }))
  expect(shown().count).toBe(2)
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
  expect(shown()).toEqual({ all: ['4*', '3', '2', '1'], unread: ['4*', '3', '2', '1'], count: 1 })
  second.reject(new TypeError('no network'))
  await expect(marking).rejects.toThrow('connection')
  expect(shown()).toEqual({
    all: ['4*', '3*', '2', '1*'],
    unread: ['4*', '3*', '2', '1*'],
    count: 3,
  })
  first.reject(new TypeError('no network'))
  await expect(reading).rejects.toThrow('connection')
  expect(shown()).toEqual({
    all: ['4*', '3*', '2*', '1*'],
    unread: ['4*', '3*', '2*', '1*'],
    count: 4,
  })
})

test.each([
  ['before', 'also marks it'],
  ['after', 'does not mark it'],
] as const)(
  'one that arrives while all are being marked stays unread (it arrives %s the server is done, which %s), NOTIF-04',
  async (stage, _what) => {
    const { hold, markAll, arrive, shown, read, markRead } = await open()
    const gate = hold(stage)
    const marking = markAll()
    await expect.poll(() => shown().count).toBe(0)
    await pause(0)
    arrive(4)
    expect(shown()).toEqual({ all: ['4*', '3', '2', '1'], unread: ['4*', '3', '2', '1'], count: 1 })
    gate.resolve()
    await marking
    await read()
    expect(shown()).toEqual({ all: ['4*', '3', '2', '1'], unread: ['4*'], count: 1 })
    await markRead(notification(4))
    await read()
    expect(shown()).toEqual({ all: ['4', '3', '2', '1'], unread: [], count: 0 })
  },
)

test('marking all again marks the locally unread one too, NOTIF-04', async () => {
  const { hold, markAll, arrive, shown, read } = await open()
  const gate = hold('before')
  const marking = markAll()
  arrive(4)
  gate.resolve()
  await marking
  await read()
  expect(shown().count).toBe(1)
  await markAll()
  await read()
  expect(shown()).toEqual({ all: ['4', '3', '2', '1'], unread: [], count: 0 })
})
