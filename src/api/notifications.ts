import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { paged } from '#lib/pages.ts'
import * as shapes from '#openapi/generated/shapes/notifications.ts'
import {
  countWithLocallyUnread,
  dropLocallyUnread,
  storeLocallyUnread,
  pageWithLocallyUnread,
} from './cache/locallyUnread.ts'
import { notificationKeys } from './cache/notificationCache.ts'
import { beginRead, beginReadAll } from './cache/notificationWrites.ts'
import { secondTry } from './cache/queryClient.ts'
import type { Schemas } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

const PAGE_SIZE = 5
/** The contract's limit. */
const LARGEST_PAGE = 50

const fetchPage = (
  userId: string,
  query: { page: number; limit: number; unread: boolean },
  signal?: AbortSignal,
) =>
  unwrapData(
    client.GET('/notifications/user/{userId}', {
      params: {
        path: { userId },
        query: { page: query.page, limit: query.limit, is_read: query.unread ? false : undefined },
      },
      signal,
    }),
    shapes.listNotifications,
  )

export const notificationQueries = {
  /** Lists them newest first. */
  list: (userId: string, unread: boolean) =>
    infiniteQueryOptions({
      queryKey: notificationKeys.list(userId, unread),
      queryFn: async ({ pageParam, signal }) =>
        pageWithLocallyUnread(
          await fetchPage(userId, { page: pageParam, limit: PAGE_SIZE, unread }, signal),
          unread,
        ),
      ...paged,
    }),
  unreadCount: (userId: string) =>
    queryOptions({
      queryKey: notificationKeys.count(userId),
      queryFn: async ({ signal }) =>
        countWithLocallyUnread(
          await unwrapData(
            client.GET('/notifications/user/{userId}/unread', {
              params: { path: { userId } },
              signal,
            }),
            shapes.countUnreadNotifications,
          ),
        ),
    }),
}

/**
 * Stores as unread those that arrived while all were being marked, and that the server has marked
 * with them.
 */
async function storeArrivedAsUnread(
  userId: string,
  arrived: Schemas['Notification'][],
): Promise<void> {
  if (arrived.length === 0) return storeLocallyUnread([])
  const { items } = await fetchPage(userId, { page: 1, limit: LARGEST_PAGE, unread: true })
  storeLocallyUnread(arrived.filter(({ _id }) => !items.some((one) => one._id === _id)))
}

const mutationKey = ['notifications']
const meta = { invalidates: ['notifications'] } as const

/** Whether notifications are being marked as read, or fetched after it. */
export const isMarking = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey }) > 0

/** Both show at once in the lists and the count; a failure takes back only its own effect. */
export const notificationMutations = {
  markRead: () =>
    mutationOptions({
      mutationKey,
      mutationFn: ({ _id }: Schemas['Notification']) =>
        expectSuccess(client.PUT('/notifications/read/{id}', { params: { path: { id: _id } } })),
      onMutate: (notification, context) => beginRead(context.client, notification),
      onSuccess: (_data, { _id }, end) => {
        dropLocallyUnread(_id)
        end(true)
      },
      onError: (_error, _notification, end) => end?.(false),
      ...secondTry,
      meta,
    }),
  markAllRead: () =>
    mutationOptions({
      mutationKey,
      mutationFn: (userId: string) =>
        expectSuccess(
          client.PUT('/notifications/read/all/{userId}', { params: { path: { userId } } }),
        ),
      onMutate: (_userId, context) => beginReadAll(context.client),
      onSuccess: async (_data, userId, { end, arrived }) => {
        await storeArrivedAsUnread(userId, arrived()).catch((error: unknown) =>
          console.warn('Notifications that arrived meanwhile:', error),
        )
        end(true)
      },
      onError: (_error, _userId, started) => started?.end(false),
      meta,
    }),
}
