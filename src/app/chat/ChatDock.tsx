import { lazy, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { isChatsPath } from '#domain/paths.ts'
import { minimizeAllChatWindows, useChatWindows } from '#state/chatWindows.ts'
import { LazyPart } from '#ui/LazyPart.tsx'

const ChatWindows = lazy(async () => ({
  default: (await import('#features/chat/ChatWindows.tsx')).ChatWindows,
}))

/** Shows chat windows on every screen but the chats page. The code is loaded with the first one. */
export function ChatDock() {
  const { user } = useSession()
  const windows = useChatWindows()
  const { pathname, state } = useLocation()
  const start = useEffectEvent(() => {
    const onPhone = globalThis.matchMedia('(width < 48rem)').matches
    if (onPhone && (state as { chat?: string } | null)?.chat === undefined) minimizeAllChatWindows()
  })
  // On a phone a window survives a reload, but does not cover another page that is loaded.
  useEffect(() => start(), [])
  if (!user || isChatsPath(pathname) || windows.every(({ status }) => status === 'closed'))
    return null
  return (
    <LazyPart>
      <ChatWindows />
    </LazyPart>
  )
}
