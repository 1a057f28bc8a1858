import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cases } from '../case.ts'
import { NotTried } from '../notTried.ts'
import { expectNewestFirst, secondPage } from '../pages.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

/** Causes a notification of the buyer: the shop has started to prepare an order. */
async function newNotification(s: TestContext) {
  await s.newOrder(s.buyer)
  s.pass(10)
  const { body } = await s.buyer.call('listNotifications', {
    path: { userId: s.buyer.id },
    query: { page: 1, limit: 5 },
  })
  return { path: { id: body.items[0]._id as string } }
}
const simulatorOnly = true
const of = (caller: Caller) => ({ path: { userId: caller.id } })

interface Item {
  _id: string
  is_read: boolean
  createdAt: string
}
const list = (s: TestContext, query: Record<string, unknown>) =>
  s.buyer.call('listNotifications', { ...of(s.buyer), query })
/** The largest page. */
const limit = 50
async function itemsOf(s: TestContext, query: Record<string, unknown> = {}): Promise<Item[]> {
  return (await list(s, { limit, ...query })).body.items
}
/** The number of unread ones in the list, on all of its pages. */
async function unreadListed(s: TestContext): Promise<number> {
  let count = 0
  for (let page: number | null = 1; page !== null;) {
    const { body } = await list(s, { is_read: false, limit, page })
    count += body.items.length
    page = body.nextPage
  }
  return count
}
/** A list of some notifications. An account without them shows nothing of it. */
async function someOf(s: TestContext): Promise<Item[]> {
  const items = await itemsOf(s)
  if (items.length < 2) throw new NotTried('two notifications of the account')
  return items
}
async function countUnread(s: TestContext): Promise<number> {
  return (await s.buyer.call('countUnreadNotifications', of(s.buyer))).body.unread_count
}

export const notificationCases = [
  ...cases(
    'listNotifications',
    [
      200,
      "a buyer's own, the newest first",
      async (s) => {
        expectNewestFirst(await someOf(s))
        return list(s, {})
      },
    ],
    [
      200,
      'only read, and only unread ones',
      async (s) => {
        await someOf(s)
        for (const is_read of [true, false])
          for (const item of await itemsOf(s, { is_read }))
            expect(item.is_read, `is_read with the filter ${is_read}`).toBe(is_read)
        return list(s, { is_read: true })
      },
    ],
    [
      200,
      'the second page has other notifications',
      (s) => secondPage((page) => list(s, { page, limit: 1 }), 'notifications'),
    ],
    [403, "another buyer's", (s) => s.buyer.call('listNotifications', of(s.stranger))],
  ),
  ...cases(
    'countUnreadNotifications',
    [
      200,
      'as many as are listed as unread',
      async (s) => {
        // One may arrive between the calls.
        const before = await countUnread(s)
        const listed = await unreadListed(s)
        const answer = await s.buyer.call('countUnreadNotifications', of(s.buyer))
        if (before !== answer.body.unread_count) throw new NotTried('fewer new notifications')
        expect(before, 'unread_count').toBe(listed)
        return answer
      },
    ],
    [403, "another buyer's", (s) => s.buyer.call('countUnreadNotifications', of(s.stranger))],
  ),
  ...cases(
    'markNotificationRead',
    [
      200,
      'an own one',
      async (s) => s.buyer.call('markNotificationRead', await newNotification(s)),
      { simulatorOnly, check: ({ body }) => expect(body.is_read).toBe(true) },
    ],
    [
      200,
      'the latest one, which is read then',
      async (s) => {
        const [latest] = await someOf(s)
        const answer = await s.buyer.call('markNotificationRead', {
          path: { id: latest?._id ?? '' },
        })
        expect(answer.body, 'the notification').toMatchObject({ _id: latest?._id, is_read: true })
        expect(
          (await itemsOf(s)).find(({ _id }) => _id === latest?._id)?.is_read,
          'is_read in the list',
        ).toBe(true)
        return answer
      },
    ],
    [
      403,
      "another buyer's",
      async (s) => s.stranger.call('markNotificationRead', await newNotification(s)),
      { simulatorOnly },
    ],
    [
      404,
      'an unknown one',
      (s) => s.buyer.call('markNotificationRead', { path: { id: UNKNOWN_ID } }),
    ],
  ),
  ...cases(
    'markAllNotificationsRead',
    [
      200,
      'all of them, and none is unread then',
      async (s) => {
        const unread = new Set((await itemsOf(s, { is_read: false })).map(({ _id }) => _id))
        const answer = await s.buyer.call('markAllNotificationsRead', of(s.buyer))
        // Another one may have arrived.
        const left = (await itemsOf(s, { is_read: false })).filter(({ _id }) => unread.has(_id))
        expect(left.length, 'how many of those that were unread still are').toBe(0)
        return answer
      },
    ],
    [403, "another buyer's", (s) => s.buyer.call('markAllNotificationsRead', of(s.stranger))],
  ),
]
