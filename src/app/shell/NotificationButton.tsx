import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '../../api/notifications.ts'
import { useSession } from '../../api/session.ts'
import { DropdownBody, DropdownHeader, DropdownPanel } from '../../ui/DropdownPanel.tsx'

const countText = (count: number) => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`

/** The button with the number of unread notifications, and the panel that lists them. */
export function NotificationButton() {
  const { user } = useSession()
  const { data } = useQuery({ ...notificationQueries.unreadCount(user?._id ?? ''), enabled: user !== undefined })
  return (
    <DropdownPanel
      icon="bell"
      label="Notifications"
      count={user && data ? data.unread_count : 0}
      countText={countText}
      badge={{ max: 10, over: '9+' }}
    >
      {(close) => (
        <>
          <DropdownHeader title="Notifications" onClose={close} />
          <DropdownBody>{null}</DropdownBody>
        </>
      )}
    </DropdownPanel>
  )
}
