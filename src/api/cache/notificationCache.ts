import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { isText } from '#lib/isRecord.ts'
import type { Schemas } from '../contract.ts'
import { applyEvent } from './pendingWrites.ts'
import { refreshSoon } from './refresh.ts'

type Notification = Schemas['Notification']
export type NotificationList = InfiniteData<Schemas['NotificationPage'], number>
type Count = Schemas['UnreadCount']

/** The third part is the user; the last one of a list says whether it has only unread ones. */
export const notificationKeys = {
  all: ['notifications'],
  lists: ['notifications', 'list'],
  list: (userId: string, unread: boolean) => ['notifications', 'list', userId, unread],
  counts: ['notifications', 'count'],
  count: (userId: string) => ['notifications', 'count', userId],
} as const

const types: readonly unknown[] = [
  'orders',
  'order-schedule',
  'product-review',
] satisfies Notification['type'][]
/** Whether it has all that a list shows, and where it leads. */
export function isNotification(value: unknown): value is Notification {
  const { _id, nav_id, type, title, body, createdAt } = (value ?? {}) as Partial<Notification>
  return (
    [_id, nav_id, title, body].every(isText) &&
    types.includes(type) &&
    isText(createdAt) &&
    !Number.isNaN(Date.parse(createdAt))
  )
}

/** Lists each once, newest first: pages overlap when some are added between their requests. */
export function notificationsIn(pages: readonly Schemas['NotificationPage'][]): Notification[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((one) => [one._id, one]))
  return [...byId.values()].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

const has = (list: NotificationList, id: string) =>
  list.pages.some(({ items }) => items.some(({ _id }) => _id === id))

/** Adds it; returns the same list if it is there already. */
export function withNotification(
  list: NotificationList,
  notification: Notification,
): NotificationList {
  const [first, ...rest] = list.pages
  if (!first || has(list, notification._id)) return list
  return { ...list, pages: [{ ...first, items: [notification, ...first.items] }, ...rest] }
}

/** They stay in the list of unread ones until it is fetched. */
export function withRead(
  list: NotificationList,
  isRead: (id: string) => boolean,
): NotificationList {
  const mark = (one: Notification) =>
    !one.is_read && isRead(one._id) ? { ...one, is_read: true } : one
  return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(mark) })) }
}

/** The count changed by `by`, never below 0. */
export const countedBy = (count: Count, by: number): Count => ({
  ...count,
  unread_count: Math.max(0, count.unread_count + by),
})

export const queriesOf = (queryClient: QueryClient, queryKey: readonly unknown[]) =>
  queryClient.getQueryCache().findAll({ queryKey })

export const listsOf = (queryClient: QueryClient): NotificationList[] =>
  queriesOf(queryClient, notificationKeys.lists).flatMap(
    ({ state }) => (state.data as NotificationList | undefined) ?? [],
  )

const listeners = new Set<(notification: Notification) => void>()

/**
 * Calls the listener with each new notification.
 * @returns unsubscribes
 */
export function onArrival(listener: (notification: Notification) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Adds it to the cached lists and to the number of unread ones, which is then fetched in any case:
 * it may have been answered before. Nothing is written before all is checked.
 * @throws Error when the notification is malformed
 */
export function addNotification(queryClient: QueryClient, notification: Notification): void {
  if (!isNotification(notification)) throw new Error('it lacks what a notification needs')
  const isNew = !listsOf(queryClient).some((list) => has(list, notification._id))
  for (const { queryKey } of isNew ? queriesOf(queryClient, notificationKeys.lists) : []) {
    const onlyUnread = queryKey.at(-1) === true
    if (onlyUnread && notification.is_read) continue
    applyEvent(queryClient, queryKey, (list) =>
      withNotification(list as NotificationList, notification),
    )
  }
  if (notification.is_read) return
  if (isNew) for (const listener of listeners) listener(notification)
  for (const { queryKey } of queriesOf(queryClient, notificationKeys.counts)) {
    const refresh = () => refreshSoon(queryClient, { queryKey, exact: true })
    if (isNew) applyEvent(queryClient, queryKey, (count) => countedBy(count as Count, 1), refresh)
    refresh()
  }
}
