import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import {
  closeChatWindow,
  minimizeChatWindow,
  shownWindows,
  useChatWindows,
} from '#state/chatWindows.ts'
import { Row } from '#ui/Layout.tsx'
import { Bubble } from './windows/Bubble.tsx'
import { hideWindow } from './windows/hideWindow.ts'
import { setShown } from './windows/shown.ts'
import { useSheetHistory } from './windows/useSheetHistory.ts'
import { useWindowCapacity } from './windows/useWindowCapacity.ts'
import { Window } from './windows/Window.tsx'
import styles from './ChatWindows.module.css'

/**
 * As many of the last opened windows as fit are side by side; the others are bubbles. On phones the
 * last one fills the screen.
 */
export function ChatWindows() {
  const { user } = useSession()
  const navigate = useNavigate()
  const all = useChatWindows()
  const phone = useMediaQuery('(width < 48rem)')
  const dock = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const capacity = useWindowCapacity(row)
  const windows = all.filter(({ status }) => status !== 'closed')
  const shown = shownWindows(windows, phone ? 1 : capacity)
  const bubbles = windows.filter((window) => !shown.includes(window))
  const ids = shown.map(({ conversationId }) => conversationId).join(' ')
  useSheetHistory(all, shown.at(-1)?.conversationId, phone)
  useEffect(() => {
    setShown(ids.split(' '))
    return () => setShown([])
  }, [ids])
  // Back must not lead to another window that was open before.
  useEffect(() => {
    if (phone)
      for (const { conversationId, status } of bubbles)
        if (status === 'open') minimizeChatWindow(conversationId)
  })

  const hideBy =
    (change: (conversationId: string) => void, conversationId: string) =>
    (opener: Element | null) =>
      dock.current && hideWindow(dock.current, conversationId, opener, change)
  return (
    <Row ref={dock} align="end" justify="end" gap={3} className={styles.dock}>
      <Row ref={row} align="stretch" grow gap={2} shrink className={styles.windows}>
        {shown.map((window) => (
          <Window
            key={window.conversationId}
            window={window}
            sheet={phone}
            onMinimize={hideBy(minimizeChatWindow, window.conversationId)}
            onClose={hideBy(closeChatWindow, window.conversationId)}
            // Replaces the window's own history entry. The chats page minimises the windows.
            onBack={() =>
              void navigate(paths.chats(user?.display_name ?? ''), {
                replace: true,
              })
            }
          />
        ))}
      </Row>
      {bubbles.length > 0 && (
        <Row as="ul" fixed column gap={3} className={styles.bubbles} aria-label="Minimised chats">
          {bubbles.map((window) => (
            <Bubble
              key={window.conversationId}
              window={window}
              onClose={() => hideBy(closeChatWindow, window.conversationId)(null)}
            />
          ))}
        </Row>
      )}
    </Row>
  )
}
