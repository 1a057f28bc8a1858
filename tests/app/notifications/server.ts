import { vi } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import { stubStorage } from '../support/storage.ts'

type Notification = Schemas['Notification']

export const userId = 'a'.repeat(24)

/** A notification by its number, which is also its place in time. */
export const notification = (n: number, more: Partial<Notification> = {}): Notification => ({
  _id: n.toString(16).padStart(24, '0'),
  type: 'orders',
  title: 'Order update',
  body: 'Your order is packed.',
  createdAt: new Date(Date.UTC(2026, 6, 21) + n * 1000).toISOString(),
  is_read: false,
  nav_id: 'b'.repeat(24),
  display_picture: null,
  theme: null,
  ...more,
})

export const numberOf = ({ _id }: Notification): number => Number.parseInt(_id, 16)

/** The numbers of notifications, those of unread ones with an asterisk: '3* 2 1*'. */
export const marks = (list: readonly Notification[]): string =>
  list.map((one) => `${numberOf(one)}${one.is_read ? '' : '*'}`).join(' ')

/** Waits, ms. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A marketplace with notifications 1 to `count`, behind `fetch`. `step` is awaited before a call and
 * before its answer; where it throws, the network fails.
 */
export function openServer(
  count: number,
  step: (stage: 'before' | 'after', request: Request) => Promise<unknown>,
) {
  let rows = Array.from({ length: count }, (_, n) => notification(count - n))
  const page = (url: URL): Schemas['NotificationPage'] => {
    const query = url.searchParams
    const [currentPage, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const wanted = rows.filter(({ is_read }) => query.get('is_read') !== 'false' || !is_read)
    const [from, end] = [(currentPage - 1) * limit, currentPage * limit]
    const nextPage = end < wanted.length ? currentPage + 1 : null
    return { items: wanted.slice(from, end), currentPage, nextPage }
  }
  const mark = (isRead: (id: string) => boolean) => {
    rows = rows.map((row) => (isRead(row._id) ? { ...row, is_read: true } : row))
    return rows[0]
  }
  const answer = ({ url: path, method }: Request) => {
    const url = new URL(path)
    if (method === 'PUT')
      return mark((id) => url.pathname.includes('/read/all/') || url.pathname.endsWith(id))
    if (url.pathname.endsWith('/unread'))
      return { unread_count: rows.filter(({ is_read }) => !is_read).length }
    return page(url)
  }
  stubStorage()
  vi.stubGlobal('fetch', async (request: Request) => {
    await step('before', request)
    request.signal.throwIfAborted()
    const body = answer(request)
    await step('after', request)
    request.signal.throwIfAborted()
    return Response.json(body)
  })
  return {
    unread: () => rows.filter(({ is_read }) => !is_read).map(numberOf),
    all: () => rows.map(numberOf),
    add: (one: Notification) => void rows.unshift(one),
    readElsewhere: (one: Notification) => void mark((id) => id === one._id),
  }
}
