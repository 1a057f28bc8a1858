import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ChatWindow, minimizeChatWindow, openChatWindow } from '#state/chatWindows.ts'

/**
 * While `enabled`, the open window has a history entry of its own, for the same address. Back
 * minimises the window. A link in it opens another screen without it, and Back from there shows it
 * again.
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
  /** The conversation whose entry is being added. */
  const adding = useRef<string>(undefined)

  const synchronise = useEffectEvent((navigated: boolean, wasOpen: boolean) => {
    const addEntry = (replace: boolean) => {
      adding.current = open
      const { pathname, search, hash } = location
      // Synchronously, but not within an effect: Back from an entry that is not rendered yet would
      // return to the rendered location, and nothing would change.
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
    // Compares the objects, since the key is the same when Back is pressed before the added entry
    // is rendered.
    const moved = last.location !== location
    const added = moved && entry !== undefined && entry === adding.current
    if (moved) adding.current = undefined
    // The window may have been minimised before its entry was added.
    if (enabled && entry !== open) synchronise(moved && !added, added || last.open !== undefined)
  }, [location, entry, open, enabled])
}
