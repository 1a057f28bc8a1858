import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ChatWindow, minimizeChatWindow, openChatWindow } from '#state/chatWindows.ts'

/**
 * While `enabled`, the open window has a history entry for the same address. Back minimises it. A
 * link in it opens another screen without it, and Back from there shows it again.
 */
export function useSheetHistory(
  windows: readonly ChatWindow[],
  open: string | undefined,
  enabled: boolean,
): void {
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as { chat?: string } | null
  const entry = state?.chat
  const before = useRef({ location, open })
  /** Whose entry is being added. */
  const adding = useRef<string>(undefined)

  const synchronise = useEffectEvent((navigated: boolean, wasOpen: boolean) => {
    const addEntry = (replace: boolean) => {
      adding.current = open
      const { pathname, search, hash } = location
      // Synchronously, but not within an effect: Back from an entry that is not rendered yet would
      // change nothing.
      queueMicrotask(() => {
        void navigate(
          { pathname, search, hash },
          { state: { ...state, chat: open }, replace, preventScrollReset: true, flushSync: true },
        )
      })
    }
    const known = windows.find(({ conversationId }) => conversationId === entry)
    if (!navigated && open !== undefined) addEntry(entry !== undefined)
    else if (!navigated && wasOpen) void navigate(-1)
    else if (navigated && known) openChatWindow(known)
    else if (navigated && open !== undefined) minimizeChatWindow(open)
  })
  useEffect(() => {
    const last = before.current
    before.current = { location, open }
    // The key is the same when Back is pressed before the added entry is rendered.
    const moved = last.location !== location
    const added = moved && entry !== undefined && entry === adding.current
    if (moved) adding.current = undefined
    // It may have been minimised before its entry was added.
    if (enabled && entry !== open) synchronise(moved && !added, added || last.open !== undefined)
  }, [location, entry, open, enabled])
}
