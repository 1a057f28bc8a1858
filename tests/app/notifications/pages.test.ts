import { InfiniteQueryObserver, MutationObserver, type QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addNotification, notificationKeys, notificationsIn } from '#api/cache/notificationCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { openServer, pause } from './server.ts'
import { notification, numberOf, userId } from './support.ts'

vi.stubGlobal('location', new URL('https://suki.example/'))
vi.stubGlobal('document', { cookie: '' })
const { fetchNextNotifications } = await import('#api/cache/notificationPages.ts')
const { notificationMutations, notificationQueries } = await import('#api/notifications.ts')

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Notification = Schemas['Notification']

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

type Step = { kind: 'arrive' | 'next' } | { kind: 'read' | 'elsewhere'; at: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('arrive' as const, 'next' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('read' as const, 'elsewhere' as const),
      at: fc.nat(20),
    }),
  },
)

test.each([true, false])(
  'paging skips none and repeats none while some arrive and some are read, only unread: %s, NOTIF-03',
  async (unread) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.infiniteStream(fc.nat(4)),
        fc.array(fc.nat(6), { minLength: 14 }),
        async (steps, delays, waits) => {
          const server = openServer(() => pause(Number(delays.next().value)))
          for (let n = 1; n <= 17; n++) server.add(notification(n))
          const client = createQueryClient()
          const list = watch(client, unread)
          let newest = 17
          const act = {
            arrive: () => {
              server.add(notification(++newest))
              addNotification(client, notification(newest))
            },
            next: () => void list.next(),
            read: (one: Notification) =>
              void new MutationObserver(client, notificationMutations.markRead()).mutate(one),
            // Another tab says so afterwards, by the tag.
            elsewhere: (one: Notification) => {
              server.readElsewhere(one)
              void client.invalidateQueries({ queryKey: notificationKeys.all })
            },
          }
          for (const [index, one] of steps.entries()) {
            await pause(waits[index] ?? 0)
            const item = 'at' in one ? list.items()[one.at] : undefined
            if (!('at' in one)) act[one.kind]()
            else if (item) act[one.kind](item)
          }
          await list.rest()
          const shown = list.items().map(numberOf)
          expect(shown).toEqual(unread ? server.unread() : server.all())
          list.stop()
          client.clear()
        },
      ),
      { numRuns: Number(process.env.RUNS ?? 30) },
    )
  },
)

test('after one was read in Unread, the first of the next page is not skipped, NOTIF-03', async () => {
  const server = openServer(() => pause(0))
  for (let n = 1; n <= 9; n++) server.add(notification(n))
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
