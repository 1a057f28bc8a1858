import BellOutlined from '@ant-design/icons/BellOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { onArrival } from '#api/cache/notificationCache.ts'
import { notificationQueries } from '#api/notifications.ts'
import { useSession } from '#api/session.ts'
import { MarkAll } from '#features/notifications/MarkAll.tsx'
import { announce } from '#ui/announcement.ts'
import { UserPanel } from './UserPanel.tsx'

const NotificationPanel = lazy(async () => ({
  default: (await import('#features/notifications/NotificationPanel.tsx')).NotificationPanel,
}))

const countText = (count: number) =>
  `${count} unread ${count === 1 ? 'notification' : 'notifications'}`

export function NotificationButton() {
  const { user } = useSession()
  const { data } = useQuery({
    ...notificationQueries.unreadCount(user?._id ?? ''),
    enabled: user !== undefined,
  })
  useEffect(() => onArrival(({ title, body }) => announce(`New notification. ${title}`, body)), [])
  return (
    <UserPanel
      icon={BellOutlined}
      label="Notifications"
      count={user && data ? data.unread_count : 0}
      countText={countText}
      badge={{ max: 10, over: '9+' }}
      action={user && <MarkAll userId={user._id} />}
    >
      {(owner) => <NotificationPanel user={owner} />}
    </UserPanel>
  )
}
