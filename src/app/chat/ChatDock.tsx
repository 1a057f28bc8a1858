import { useLocation } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { isChatsPath } from '../../lib/paths.ts'
import { useChatWindows } from '../../state/chatWindows.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

const ChatWindows = lazyPart(async () => (await import('../../features/chat/ChatWindows.tsx')).ChatWindows)

/**
 * The floating chat windows of the signed-in user, on every screen but the chats page, which shows the conversations itself. Their code
 * is loaded with the first window.
 */
export function ChatDock() {
  const { user } = useSession()
  const windows = useChatWindows()
  const { pathname } = useLocation()
  if (!user || isChatsPath(pathname) || windows.every(({ status }) => status === 'closed')) return null
  return <ChatWindows />
}
