import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { chatQueries } from '#api/chat.ts'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { requestChat } from '#state/chatRequest.ts'
import {
  type ChatWindow,
  closeChatWindow,
  MAX_OPEN_WINDOWS,
  minimizeChatWindow,
  openChatWindow,
  shownWindows,
  useChatWindows,
} from '#state/chatWindows.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import { ShopAvatar } from './frame/ShopAvatar.tsx'
import { setShown } from './windows/shown.ts'
import { Window } from './windows/Window.tsx'
import styles from './ChatWindows.module.css'

/**
 * While `enabled`, the open window has a history entry for the same address. Back minimises it. A
 * link in it opens another screen without it, and Back from there shows it again.
 */
function useSheetHistory(
  windows: readonly ChatWindow[],
  open: string | undefined,
  enabled: boolean,
  /** `next`: what takes the focus. */
  hide: (conversationId: string, next: Element | null) => void,
): void {
  const location = useLocation()
  const arrival = useNavigationType()
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
      // Runs synchronously, but not within an effect: Back from an entry that is not rendered yet
      // would change nothing.
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
    else if (navigated && open !== undefined) {
      // Behind the sheet a link's screen could not take the focus.
      const next = arrival === 'POP' ? null : document.querySelector('#main h1')
      queueMicrotask(() => hide(open, next))
    }
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

function Bubble({
  window: { conversationId, shop },
  onClose,
}: {
  window: ChatWindow
  onClose: () => void
}) {
  const { data } = useQuery(chatQueries.conversation(conversationId))
  const unread = data?.is_buyer_read === false
  const { shop_name } = shop
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.bubble}
        title={shop_name}
        aria-label={`Open chat with ${shop_name}${unread ? ', unread' : ''}`}
        data-bubble={conversationId}
        onClick={() => requestChat({ conversationId })}
      >
        <ShopAvatar seller={data?.seller ?? shop} size={52} />
        {unread && <span className={styles.unread} aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={`Close chat with ${shop_name}`}
        onClick={onClose}
      >
        <Icon icon={CloseOutlined} size={14} />
      </button>
    </li>
  )
}

/** Minimum width and gap, px, as in ChatWindows.module.css. */
const [MIN_WIDTH, GAP] = [264, 8]

/** The number of windows that fit, 1 to `MAX_OPEN_WINDOWS`. */
function useWindowCapacity(row: RefObject<HTMLElement | null>): number {
  const [capacity, setCapacity] = useState(MAX_OPEN_WINDOWS)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const count = Math.floor((element.getBoundingClientRect().width + GAP) / (MIN_WIDTH + GAP))
      setCapacity(Math.min(MAX_OPEN_WINDOWS, Math.max(1, count)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  return capacity
}

const canFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element !== document.body &&
  element.checkVisibility()

/**
 * Moves the focus to the first that can have it: what was focused before (`opener`), the
 * conversation's bubble, the next bubble or window, the heading of the screen.
 */
function hideWindow(
  dock: HTMLElement,
  conversationId: string,
  opener: Element | null,
  change: (conversationId: string) => void,
): void {
  // Done synchronously: what the window made inert can then be focused.
  flushSync(() => change(conversationId))
  const candidates = [
    opener,
    dock.querySelector(`[data-bubble="${conversationId}"]`),
    dock.querySelector('[data-bubble], [role=dialog] h2'),
    document.querySelector('#main h1'),
  ]
  candidates.find(canFocus)?.focus({ preventScroll: true })
}

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
  useSheetHistory(all, shown.at(-1)?.conversationId, phone, (id, next) =>
    hideBy(minimizeChatWindow, id)(next),
  )
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
