import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { closeChatWindow, minimizeChatWindow, shownWindows, useChatWindows } from '#state/chatWindows.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import styles from './ChatWindows.module.css'
import { Bubble } from './windows/Bubble.tsx'
import { leave } from './windows/leave.ts'
import { setShown } from './windows/shown.ts'
import { useFits } from './windows/useFits.ts'
import { useSheetHistory } from './windows/useSheetHistory.ts'
import { Window } from './windows/Window.tsx'

/**
 * The floating windows of this tab's conversations: the last open ones side by side, as many as fit, and the others as bubbles. On
 * phones the last open one fills the screen.
 */
export function ChatWindows() {
  const { user } = useSession()
  const navigate = useNavigate()
  const all = useChatWindows()
  const phone = useMediaQuery('(width < 48rem)')
  const dock = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const fits = useFits(row)
  const windows = all.filter(({ status }) => status !== 'closed')
  const shown = shownWindows(windows, phone ? 1 : fits)
  const bubbles = windows.filter((window) => !shown.includes(window))
  const ids = shown.map(({ conversationId }) => conversationId).join(' ')
  useSheetHistory(all, shown.at(-1)?.conversationId, phone)
  useEffect(() => {
    setShown(ids.split(' '))
    return () => setShown([])
  }, [ids])
  // A phone shows one window: Back from it must not lead to another one that was open before.
  useEffect(() => {
    if (phone) for (const { conversationId, status } of bubbles) if (status === 'open') minimizeChatWindow(conversationId)
  })

  const leaveBy = (change: (conversationId: string) => void, conversationId: string) => (opener: Element | null) =>
    dock.current && leave(dock.current, conversationId, opener, change)
  return (
    <div ref={dock} className={styles.dock}>
      <div ref={row} className={styles.windows}>
        {shown.map((window) => (
          <Window
            key={window.conversationId}
            window={window}
            sheet={phone}
            onMinimize={leaveBy(minimizeChatWindow, window.conversationId)}
            onClose={leaveBy(closeChatWindow, window.conversationId)}
            // In place of the window's own history entry. The page of the list minimises the windows.
            onBack={() => void navigate(paths.chats(user?.display_name ?? '', { view: 'list' }), { replace: true })}
          />
        ))}
      </div>
      {bubbles.length > 0 && (
        <ul className={styles.bubbles} aria-label="Minimised chats">
          {bubbles.map((window) => (
            <Bubble key={window.conversationId} window={window} onClose={() => leaveBy(closeChatWindow, window.conversationId)(null)} />
          ))}
        </ul>
      )}
    </div>
  )
}
