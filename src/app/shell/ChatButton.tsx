import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { chatQueries } from '#api/chat.ts'
import { useSession } from '#api/session.ts'
import { UserPanel } from './UserPanel.tsx'

const ChatMenu = lazy(async () => ({
  default: (await import('#features/chat/ChatMenu.tsx')).ChatMenu,
}))

const countText = (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`

export function ChatButton() {
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
      countText={countText}
    >
      {(owner, close) => <ChatMenu user={owner} onClose={close} />}
    </UserPanel>
  )
}
