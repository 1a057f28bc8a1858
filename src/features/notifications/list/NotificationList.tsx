import BellOutlined from '@ant-design/icons/BellOutlined'
import CheckOutlined from '@ant-design/icons/CheckOutlined'
import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '#api/contract.ts'
import { notificationMutations } from '#api/notifications.ts'
import { useMinute } from '#lib/useMinute.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { groupByDay } from './dayGroups.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { useNotifications } from './useNotifications.ts'
import styles from './NotificationList.module.css'

function NotificationSkeleton() {
  return (
    <Row align="stretch" gap={3} pad={3} aria-hidden="true">
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

const skeleton = (
  <>
    <NotificationSkeleton />
    <NotificationSkeleton />
    <NotificationSkeleton />
    <NotificationSkeleton />
    <NotificationSkeleton />
  </>
)
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
    <QueryBoundary
      query={query}
      loading={skeleton}
      errorMessage={({ message }) => `An error has occurred: ${message}`}
    >
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
