import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isMarking } from '../notifications.ts'
import type { NotificationList } from './notificationCache.ts'

interface Pages {
  refetch: () => Promise<{ isError: boolean }>
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/** A page that is requested while one is being marked would be dropped. */
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

/** The request of a next page would cancel it. */
async function whenFetched(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined)
}

/** The server's unread list is shorter than the loaded pages: its page numbers skip some. */
const isShorter = (list: NotificationList | undefined) =>
  list?.pages.some(({ items }) => items.some(({ is_read }) => is_read)) ?? false

/**
 * Loads the next page. A read one moves all later unread ones up, so loaded pages are fetched again
 * first: the next page's first one would be skipped.
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
