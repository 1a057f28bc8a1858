import BellOutlined from '@ant-design/icons/BellOutlined'
import CheckOutlined from '@ant-design/icons/CheckOutlined'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { notificationsIn } from '#api/cache/notificationCache.ts'
import { fetchNextNotifications } from '#api/cache/notificationPages.ts'
import type { Schemas } from '#api/contract.ts'
import { notificationMutations, notificationQueries } from '#api/notifications.ts'
import { isStuck } from '#lib/pages.ts'
import { useMinute } from '#lib/useMinute.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { loadFailed, QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { groupByDay } from './dayGroups.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { shownInVisit } from './visit.ts'
import styles from './NotificationList.module.css'

type Notification = Schemas['Notification']

const areSame = (a: readonly Notification[], b: readonly Notification[]) =>
  a.length === b.length &&
  a.every((one, index) => one._id === b[index]?._id && one.is_read === b[index].is_read)

/** Returns also those that were read since the component was mounted. */
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

/** Lists newest first, without duplicates, and the query as InfiniteList takes it. */
function useNotifications(userId: string, unread: boolean) {
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

function NotificationSkeleton() {
  return (
    <Row align="stretch" gap={3} pad={3} aria-hidden>
      <Skeleton shape="block" width="3rem" height="3rem" />
      <Stack grow className={styles.skeletonText}>
        <Skeleton width="45%" />
        <Skeleton width="85%" />
        <Skeleton width="25%" height="0.6rem" />
      </Stack>
    </Row>
  )
}

interface Props {
  user: Pick<Schemas['SessionUser'], '_id' | 'display_name'>
  /** Those that are read meanwhile stay until the list is unmounted. */
  unread: boolean
}

const skeleton = [1, 2, 3, 4, 5].map((n) => <NotificationSkeleton key={n} />)
const nothing = (
  <EmptyState
    icon={BellOutlined}
    title="No notifications yet"
    description="Updates about your orders, lists and reviews will show here."
  />
)
const nothingUnread = (
  <EmptyState
    icon={CheckOutlined}
    title="You’re all caught up"
    description="You’ve read everything."
  />
)

/** Opening one marks it as read. */
export function NotificationList({ user, unread }: Props) {
  const now = useMinute()
  const { query, pages, stuck, notifications } = useNotifications(user._id, unread)
  const { mutate: markRead } = useMutation(notificationMutations.markRead())
  return (
    <QueryBoundary query={query} loading={skeleton} errorMessage={loadFailed}>
      {() =>
        notifications.length === 0 && !pages.hasNextPage ? (
          unread ? (
            nothingUnread
          ) : (
            nothing
          )
        ) : (
          <InfiniteList
            query={pages}
            stuck={stuck}
            loading={skeleton}
            endText="No more notifications to show"
          >
            {groupByDay(notifications, now).map(({ label, items }) => (
              <section key={label} aria-label={label}>
                <Text as="h3" note weight={650} className={styles.day}>
                  {label}
                </Text>
                <ul className={styles.items}>
                  {items.map((notification) => (
                    <NotificationItem
                      key={notification._id}
                      notification={notification}
                      displayName={user.display_name}
                      now={now}
                      onOpen={() => !notification.is_read && markRead(notification)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </InfiniteList>
        )
      }
    </QueryBoundary>
  )
}
