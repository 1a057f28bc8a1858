import { storedSignal } from '#lib/storage.ts'
import type { Schemas } from '../contract.ts'
import { isNotification } from './notificationCache.ts'

type Notification = Schemas['Notification']

/**
 * They arrived while 'Mark all as read' was pending, and the server has marked them too, unseen.
 * They stay unread in this browser until they are read, or all are marked again.
 */
const stored = storedSignal<readonly Notification[]>({
  name: 'notifications.unread',
  parse: (value) => (Array.isArray(value) && value.every(isNotification) ? value : undefined),
})

const notifications = () => stored.read() ?? []

export const storeLocallyUnread = (next: readonly Notification[]): void =>
  next.length > 0 ? void stored.write(next) : stored.remove()

export const dropLocallyUnread = (id: string): void => {
  if (notifications().some(({ _id }) => _id === id))
    storeLocallyUnread(notifications().filter(({ _id }) => _id !== id))
}

/**
 * Calls `listener` when they change, in any tab.
 * @returns unsubscribes
 */
export const onLocallyUnread = stored.subscribe

export const countWithLocallyUnread = ({
  unread_count,
}: Schemas['UnreadCount']): Schemas['UnreadCount'] => ({
  unread_count: unread_count + notifications().length,
})

/** The locally unread ones are unread, and first in the unread list. */
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
