import { expect } from 'vitest'
import { NotTried } from '../caller.ts'
import { casesOf } from '../case.ts'
import { expectEnd, expectMoved, expectNewestFirst, idsOf, walk, walkAll } from '../pages.ts'
import { ofUser } from '../records.ts'
import type { TestContext } from '../testContext.ts'

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
)
const TOO_LARGE = 10_000_001

/** By default with a picture. */
export function form(field: 'file' | 'files', bytes: Uint8Array<ArrayBuffer> = PNG) {
  const data = new FormData()
  data.append(field, new File([bytes], 'picture.png', { type: 'image/png' }))
  data.append('folder_name', 'users')
  return data
}
const heavy = () => {
  const bytes = new Uint8Array(TOO_LARGE)
  bytes.set(PNG)
  return bytes
}
/** It calls itself a picture. */
export const script = () => new TextEncoder().encode('<script>')

export async function expectGone({ visitor }: TestContext, id: string): Promise<void> {
  const { status } = await visitor.call('getFile', { path: { id }, mayFail: true })
  expect(status, 'the status of the file').toBe(404)
}

export const upload = async (s: TestContext, by = s.buyer): Promise<string> =>
  (await by.call('uploadFile', { body: form('file') })).body.fileId
const get = async (s: TestContext, range?: string) => ({
  path: { id: await upload(s) },
  ...(range && { headers: { range } }),
})

export const fileCases = casesOf({
  uploadFile: [
    [201, 'a picture', () => ({ body: form('file') })],
    [413, 'larger than 10 MB', () => ({ body: form('file', heavy()) })],
    [422, 'a text that calls itself a picture', () => ({ body: form('file', script()) })],
  ],
  uploadFiles: [
    [
      201,
      'a picture',
      () => ({ body: form('files') }),
      ({ body }) => expect(body.ids).toHaveLength(1),
    ],
    [413, 'larger than 10 MB', () => ({ body: form('files', heavy()) })],
    [422, 'without a file', () => ({ body: form('file') })],
  ],
  getFile: [
    [200, 'the bytes that were sent', (s) => get(s), ({ body }) => expect(body).toEqual(PNG)],
    [
      206,
      'a part of it',
      (s) => get(s, 'bytes=4-7'),
      ({ body }) => expect(body).toEqual(PNG.slice(4, 8)),
    ],
    [206, 'its end', (s) => get(s, 'bytes=-5'), ({ body }) => expect(body).toEqual(PNG.slice(-5))],
    [
      416,
      'a part behind its end',
      (s) => get(s, `bytes=${PNG.byteLength}-`),
      { code: 'range_not_satisfiable' },
    ],
  ],
})

interface Item {
  _id: string
  is_read: boolean
  createdAt: string
}
const list = (s: TestContext, query: Record<string, unknown>) =>
  s.buyer.call('listNotifications', { ...ofUser(s.buyer), query })
const limit = 50
const reader =
  (s: TestContext, query: Record<string, unknown> = {}) =>
  (page: number) =>
    list(s, { limit, ...query, page })
const all = (s: TestContext, query: Record<string, unknown> = {}) => walkAll<Item>(reader(s, query))
/** At least two. */
async function latestOf(s: TestContext): Promise<Item[]> {
  let items = (await list(s, { limit })).body.items as Item[]
  if (items.length < 2 && s.target.steer) {
    for (const { id } of [await s.newOrder(), await s.newOrder()])
      await s.steer(`order:${id}:PREPARING`)
    ;({ items } = (await list(s, { limit })).body)
  }
  if (items.length < 2) throw new NotTried('two notifications of the account')
  return items
}
export const latest = async (s: TestContext) => (await latestOf(s))[0]?._id ?? ''
const countUnread = (s: TestContext) => s.buyer.call('countUnreadNotifications', ofUser(s.buyer))

export const notificationCases = casesOf({
  listNotifications: [
    [
      200,
      "all pages of a buyer's own, the newest first, each once, of whatever length",
      async (s) => {
        await latestOf(s)
        const long = await walk<Item>(reader(s))
        expectMoved(long, await walk(reader(s, { limit: 5 })))
        expectNewestFirst(long.rows.map(({ createdAt }) => createdAt))
        await expectEnd(reader(s))
        return list(s, {})
      },
    ],
    [
      200,
      'only read, and only unread ones, which are all together',
      async (s) => {
        const before = await all(s)
        const found = new Set<string>()
        for (const is_read of [true, false])
          for (const item of await all(s, { is_read })) {
            expect(item.is_read, `is_read with the filter ${is_read}`).toBe(is_read)
            found.add(item._id)
          }
        expect(
          before.filter(({ _id }) => !found.has(_id)).length,
          'notifications that neither filter shows',
        ).toBe(0)
        return list(s, { is_read: true })
      },
    ],
  ],
  countUnreadNotifications: [
    [
      200,
      'as many as are listed as unread',
      async (s) => {
        // One may arrive between the calls.
        const before = (await countUnread(s)).body.unread_count
        const listed = (await all(s, { is_read: false })).length
        const answer = await countUnread(s)
        if (before !== answer.body.unread_count) throw new NotTried('fewer new notifications')
        expect(before, 'unread_count').toBe(listed)
        return answer
      },
    ],
  ],
  markNotificationRead: [
    [
      200,
      'the latest one, which is read then',
      async (s) => {
        const id = await latest(s)
        const answer = await s.buyer.call('markNotificationRead', { path: { id } })
        expect(answer.body, 'the notification').toMatchObject({ _id: id, is_read: true })
        expect(
          (await latestOf(s)).find(({ _id }) => _id === id)?.is_read,
          'is_read in the list',
        ).toBe(true)
        return answer
      },
    ],
  ],
  markAllNotificationsRead: [
    [
      200,
      'all of them, and none is unread then',
      async (s) => {
        const unread = new Set(idsOf(await all(s, { is_read: false })))
        const answer = await s.buyer.call('markAllNotificationsRead', ofUser(s.buyer))
        // Another one may have arrived.
        const left = (await all(s, { is_read: false })).filter(({ _id }) => unread.has(_id))
        expect(left.length, 'how many of those that were unread still are').toBe(0)
        return answer
      },
    ],
  ],
})
