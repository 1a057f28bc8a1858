import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { notificationsIn } from '#api/cache/notificationCache.ts'
import { fetchNextNotifications } from '#api/cache/notificationPages.ts'
import type { Schemas } from '#api/contract.ts'
import { notificationQueries } from '#api/notifications.ts'
import { isStuck } from '#lib/pages.ts'
import { shownInVisit } from './visit.ts'

type Notification = Schemas['Notification']

const areSame = (a: readonly Notification[], b: readonly Notification[]) =>
  a.length === b.length &&
  a.every((one, index) => one._id === b[index]?._id && one.is_read === b[index].is_read)

/** Including those that were read since the component was mounted. */
function useVisit(
  loaded: readonly Notification[],
  hasMore: boolean,
  unread: boolean,
): readonly Notification[] {
  const [shown, setShown] = useState<readonly Notification[]>([])
  if (!unread) return loaded
  const next = shownInVisit(shown, loaded, hasMore)
  if (areSame(next, shown)) return shown
  setShown(next)
  return next
}

/** Newest first, without duplicates, and the query as InfiniteList takes it. */
export function useNotifications(userId: string, unread: boolean) {
  const queryClient = useQueryClient()
  const options = notificationQueries.list(userId, unread)
  const query = useInfiniteQuery(options)
  const [waiting, setWaiting] = useState(false)
  const { refetch, fetchNextPage } = query
  const fetchNext = useCallback(async () => {
    setWaiting(true)
    await fetchNextNotifications(queryClient, notificationQueries.list(userId, unread).queryKey, {
      refetch,
      fetchNextPage,
    })
    setWaiting(false)
  }, [queryClient, userId, unread, refetch, fetchNextPage])
  const notifications = useVisit(
    notificationsIn(query.data?.pages ?? []),
    query.hasNextPage,
    unread,
  )
  const pages = {
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage || waiting,
    isFetchNextPageError: query.isFetchNextPageError,
    fetchNextPage: fetchNext,
  }
  return { query, pages, stuck: isStuck(query.data), notifications }
}
