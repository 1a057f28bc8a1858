import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { chatQueries } from '#api/chat.ts'
import { useSession } from '#api/session.ts'
import { problemOf } from '#flows/session/accountProblem.ts'
import { AccountProblem } from '#flows/session/AccountProblem.tsx'
import { DropdownHeader, DropdownPanel } from '#ui/DropdownPanel.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'

const ChatMenu = lazy(async () => ({
  default: (await import('#features/chat/ChatMenu.tsx')).ChatMenu,
}))

const countText = (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`

export function ChatButton() {
  const session = useSession()
  const { user } = session
  const { data } = useQuery({
    ...chatQueries.unreadCount(user?._id ?? ''),
    enabled: user !== undefined,
  })
  return (
    <DropdownPanel
      icon={MessageOutlined}
      label="Chats"
      count={user && data ? data.unread_messages_count : 0}
      countText={countText}
    >
      {(close) => (
        <>
          <DropdownHeader title="Chats" onClose={close} />
          <LazyPart>
            {user ? (
              <ChatMenu user={user} onClose={close} />
            ) : (
              problemOf(session) !== null && <AccountProblem session={session} />
            )}
          </LazyPart>
        </>
      )}
    </DropdownPanel>
  )
}
