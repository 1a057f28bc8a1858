import { vi } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import { stubStorage } from '../support/storage.ts'
import { numberOf } from './support.ts'

type Notification = Schemas['Notification']
/** Waits, ms. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A marketplace with notifications, behind `fetch`. `step` is awaited before a call is carried out
 * and again before it is answered; one that throws there fails like a network.
 */
export function openServer(
  step: (stage: 'before' | 'after', request: Request) => Promise<unknown>,
) {
  let rows: Notification[] = []
  const page = (url: URL): Schemas['NotificationPage'] => {
    const [number, limit] = [
      Number(url.searchParams.get('page')),
      Number(url.searchParams.get('limit')),
    ]
    const wanted = rows.filter(
      ({ is_read }) => url.searchParams.get('is_read') !== 'false' || !is_read,
    )
    const items = wanted.slice((number - 1) * limit, number * limit)
    return {
      items,
      currentPage: number,
      nextPage: number * limit < wanted.length ? number + 1 : null,
    }
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
