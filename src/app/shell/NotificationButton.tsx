import BellOutlined from '@ant-design/icons/BellOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { onArrival } from '#api/cache/notificationCache.ts'
import { notificationQueries } from '#api/notifications.ts'
import { useSession } from '#api/session.ts'
import { MarkAll } from '#features/notifications/MarkAll.tsx'
import { problemOf } from '#flows/session/accountProblem.ts'
import { AccountProblem } from '#flows/session/AccountProblem.tsx'
import { announce } from '#ui/announcement.ts'
import { DropdownHeader, DropdownPanel } from '#ui/DropdownPanel.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'

const TITLE = 'Notifications'
const NotificationPanel = lazy(async () => ({
  default: (await import('#features/notifications/NotificationPanel.tsx')).NotificationPanel,
}))

const countText = (count: number) =>
  `${count} unread ${count === 1 ? 'notification' : 'notifications'}`

export function NotificationButton() {
  const session = useSession()
  const { user } = session
  const { data } = useQuery({
    ...notificationQueries.unreadCount(user?._id ?? ''),
    enabled: user !== undefined,
  })
  useEffect(() => onArrival(({ title, body }) => announce(`New notification. ${title}`, body)), [])
  return (
    <DropdownPanel
      icon={BellOutlined}
      label={TITLE}
      count={user && data ? data.unread_count : 0}
      countText={countText}
      badge={{ max: 10, over: '9+' }}
    >
      {(close) => (
        <>
          <DropdownHeader
            title={TITLE}
            action={user && <MarkAll userId={user._id} />}
            onClose={close}
          />
          <LazyPart>
            {user ? (
              <NotificationPanel user={user} />
            ) : (
              problemOf(session) !== null && <AccountProblem session={session} />
            )}
          </LazyPart>
        </>
      )}
    </DropdownPanel>
  )
}
