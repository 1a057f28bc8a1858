import BellOutlined from '@ant-design/icons/BellOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { useQuery, useMutation } from '@tanstack/react-query'
import { type ComponentProps, lazy, type ReactNode, useEffect, type MouseEvent } from 'react'
import { onArrival } from '#api/cache/notificationCache.ts'
import { chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { notificationQueries, notificationMutations } from '#api/notifications.ts'
import { useSession } from '#api/session.ts'
import { problemOf } from '#flows/session/accountProblem.ts'
import { AccountProblem } from '#flows/session/AccountProblem.tsx'
import { announce } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { DropdownHeader, DropdownPanel } from '#ui/DropdownPanel.tsx'
import { Row } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showError } from '#ui/toast.ts'
import { AvatarMenu, UnknownAccountMenu } from './AvatarMenu.tsx'
import styles from './AccountArea.module.css'

function MarkAll({ userId }: { userId: string }) {
  const { data } = useQuery(notificationQueries.unreadCount(userId))
  const { mutate } = useMutation(notificationMutations.markAllRead())
  const mark = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It is disabled at once, and a disabled button loses the focus.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    mutate(userId, {
      onError: ({ message }) =>
        showError('Your notifications could not be marked as read', message),
    })
  }
  return (
    <Button variant="quiet" size="s" disabled={!data?.unread_count} onClick={mark}>
      Mark all as read
    </Button>
  )
}

interface Props extends Omit<ComponentProps<typeof DropdownPanel>, 'children'> {
  action?: ReactNode
  children: (user: Schemas['SessionUser'], close: () => void) => ReactNode
}

/** A panel for the user, or why there is none. */
function UserPanel({ action, children, ...panel }: Props) {
  const session = useSession()
  return (
    <DropdownPanel {...panel}>
      {(close) => (
        <>
          <DropdownHeader title={panel.label} action={action} onClose={close} />
          <LazyPart>
            {session.user
              ? children(session.user, close)
              : problemOf(session) !== null && <AccountProblem session={session} />}
          </LazyPart>
        </>
      )}
    </DropdownPanel>
  )
}

const NotificationPanel = lazy(async () => ({
  default: (await import('#features/notifications/NotificationPanel.tsx')).NotificationPanel,
}))

const notificationsText = (count: number) =>
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
      countText={notificationsText}
      badge={{ max: 10, over: '9+' }}
      action={user && <MarkAll userId={user._id} />}
    >
      {(owner) => <NotificationPanel user={owner} />}
    </UserPanel>
  )
}

const ChatMenu = lazy(async () => ({
  default: (await import('#features/chat/ChatMenu.tsx')).ChatMenu,
}))

const messagesText = (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`

function ChatButton() {
  const { user } = useSession()
  const { data } = useQuery({
    ...chatQueries.unreadCount(user?._id ?? ''),
    enabled: user !== undefined,
  })
  return (
    <UserPanel
      icon={MessageOutlined}
      label="Chats"
      count={user && data ? data.unread_messages_count : 0}
      countText={messagesText}
    >
      {(owner, close) => <ChatMenu user={owner} onClose={close} />}
    </UserPanel>
  )
}

export function UserArea() {
  const session = useSession()
  const { user } = session
  const unknown =
    problemOf(session) === null ? (
      <Skeleton shape="circle" width="2.5rem" />
    ) : (
      <UnknownAccountMenu session={session} />
    )
  return (
    <Row fixed className={styles.area}>
      <ChatButton />
      <NotificationButton />
      {user ? <AvatarMenu user={user} /> : unknown}
    </Row>
  )
}
