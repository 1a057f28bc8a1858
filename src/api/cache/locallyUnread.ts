import { storedSignal } from '#lib/storage.ts'
import type { Schemas } from '../contract.ts'
import { isNotification } from './notificationCache.ts'

type Notification = Schemas['Notification']

/**
 * Notifications that arrived while 'Mark all as read' was pending, and that the server has marked
 * too although the user has not seen them. They stay unread in this browser until they are read, or
 * all are marked again.
 */
const stored = storedSignal<readonly Notification[]>({
  name: 'notifications.unread',
  version: 1,
  area: 'local',
  parse: (value) => (Array.isArray(value) && value.every(isNotification) ? value : undefined),
})

const notifications = () => stored.read() ?? []

/** Replaces the locally unread notifications. */
export const storeLocallyUnread = (next: readonly Notification[]): void =>
  next.length > 0 ? void stored.write(next) : stored.remove()

/** Removes one that was read. */
export const dropLocallyUnread = (id: string): void => {
  if (notifications().some(({ _id }) => _id === id))
    storeLocallyUnread(notifications().filter(({ _id }) => _id !== id))
}

/** Calls `listener` when they change, in any tab. Returns a function that unsubscribes. */
export const onLocallyUnread = stored.subscribe

/** The server's count plus the locally unread ones. */
export const countWithLocallyUnread = ({
  unread_count,
}: Schemas['UnreadCount']): Schemas['UnreadCount'] => ({
  unread_count: unread_count + notifications().length,
})

/**
 * A page of the server with the locally unread ones marked unread; the first page of the unread
 * list begins with them.
 */
export function pageWithLocallyUnread(
  page: Schemas['NotificationPage'],
  unread: boolean,
): Schemas['NotificationPage'] {
  const present = notifications()
  if (present.length === 0) return page
  const ids = new Set(present.map(({ _id }) => _id))
  const items = page.items.map((one) => (ids.has(one._id) ? { ...one, is_read: false } : one))
  return { ...page, items: unread && page.currentPage === 1 ? [...present, ...items] : items }
}
