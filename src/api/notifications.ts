import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import { nextPageOf } from './contract.ts'
import { notificationKeys } from './notificationCache.ts'

const PAGE_SIZE = 5

export const notificationQueries = {
  /** Notifications, newest first; `unread` returns only unread ones. */
  list: (userId: string, unread: boolean) =>
    infiniteQueryOptions({
      queryKey: notificationKeys.list(userId, unread),
      queryFn: ({ pageParam, signal }) =>
        dataOf(
          client.GET('/notifications/user/{userId}', {
            params: { path: { userId }, query: { page: pageParam, limit: PAGE_SIZE, is_read: unread ? false : undefined } },
            signal,
          }),
        ),
      initialPageParam: 1,
      getNextPageParam: nextPageOf,
    }),
  unreadCount: (userId: string) =>
    queryOptions({
      queryKey: notificationKeys.count(userId),
      queryFn: ({ signal }) => dataOf(client.GET('/notifications/user/{userId}/unread', { params: { path: { userId } }, signal })),
    }),
}

const meta = { invalidates: ['notifications'] } as const

export const notificationMutations = {
  markRead: () =>
    mutationOptions({ mutationFn: (id: string) => dataOf(client.PUT('/notifications/read/{id}', { params: { path: { id } } })), meta }),
  markAllRead: () =>
    mutationOptions({
      mutationFn: (userId: string) => dataOf(client.PUT('/notifications/read/all/{userId}', { params: { path: { userId } } })),
      meta,
    }),
}
