import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isMarking } from '../notifications.ts'
import type { NotificationList } from './notificationCache.ts'

/** The part of an infinite query that loads pages. */
interface Pages {
  refetch: () => Promise<{ isError: boolean }>
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/**
 * Waits until no notification is being marked, since a page that is requested meanwhile would be
 * dropped.
 */
function whenMarked(queryClient: QueryClient): Promise<void> {
  if (!isMarking(queryClient)) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (isMarking(queryClient)) return
      stop()
      resolve()
    })
  })
}

/** Waits for a fetch of the list in progress, which the request of a next page would cancel. */
async function whenFetched(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined)
}

/**
 * Whether the server's list of unread ones has become shorter than the loaded pages: its page
 * numbers then skip some.
 */
const isShorter = (list: NotificationList | undefined) =>
  list?.pages.some(({ items }) => items.some(({ is_read }) => is_read)) ?? false

/**
 * Loads the next page of a list of notifications. In the list of unread ones a read one makes all
 * later ones move up, so the loaded pages are fetched again first; otherwise the first one of the
 * next page would be skipped.
 */
export async function fetchNextNotifications(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { refetch, fetchNextPage }: Pages,
): Promise<void> {
  await whenMarked(queryClient)
  await whenFetched(queryClient, queryKey)
  const onlyUnread = queryKey.at(-1) === true
  if (
    onlyUnread &&
    isShorter(queryClient.getQueryData<NotificationList>(queryKey)) &&
    (await refetch()).isError
  )
    return
  await fetchNextPage({ cancelRefetch: false })
}
