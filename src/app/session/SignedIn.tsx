import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { previewOf } from '#api/cache/chatCache.ts'
import { onLocallyUnread } from '#api/cache/locallyUnread.ts'
import { notificationKeys } from '#api/cache/notificationCache.ts'
import { followOtherTabs } from '#api/cache/otherTabs.ts'
import { refreshSoon } from '#api/cache/refresh.ts'
import type { Schemas } from '#api/contract.ts'
import { connectBuyer } from '#api/live/live.ts'
import { useSession } from '#api/session.ts'
import { isChatsPath, paths } from '#domain/paths.ts'
import { UnsentQuantities } from '#features/cart/UnsentQuantities.tsx'
import { UnsentListQuantities } from '#features/schedules/UnsentListQuantities.tsx'
import { showAddFailed } from '#flows/cart/additionFailures.ts'
import { now } from '#lib/clock.ts'
import { outgoingMessages } from '#state/chatOutbox.ts'
import { minimizeAllChatWindows, useChatWindows } from '#state/chatWindows.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { LazyPart } from '#ui/LazyPart.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { ChatOpener } from '../chat/ChatOpener.tsx'
import { sendToWorker } from '../notifications/notificationWorker.ts'
import { SessionWatch } from './SessionWatch.tsx'

const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted'

/** Asks for a browser notification, if that is allowed. All tabs ask; it is shown once. */
function showMessage(message: Schemas['IncomingMessage'], displayName: string): void {
  if (!isAllowed()) return
  const {
    _id: id,
    conversation_id: conversationId,
    seller_id: shopId,
    buyer_id: buyerId,
    createdAt,
    seller,
  } = message
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  sendToWorker({
    type: 'notification:show',
    message: {
      id,
      conversationId,
      shopId,
      buyerId,
      title: seller?.shop_name || 'New message',
      body: previewOf(message),
      icon: seller?.display_picture ?? null,
      createdAt: createdAt ?? new Date(now()).toISOString(),
      url: new URL(
        `${base}${paths.chats(displayName, { chat: conversationId })}`,
        globalThis.location.origin,
      ).href,
    },
  })
}

const ChatWindows = lazy(async () => ({
  default: (await import('#features/chat/ChatWindows.tsx')).ChatWindows,
}))

/** Shows chat windows on every screen but the chats page. The code is loaded with the first one. */
function ChatDock() {
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

/** Lets the screens follow the marketplace's events, and shows messages outside of the page. */
function LiveUpdates() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const buyerId = user?._id
  const onMessage = useEffectEvent(
    (message: Schemas['IncomingMessage']) => user && showMessage(message, user.display_name),
  )
  useEffect(
    () =>
      buyerId
        ? connectBuyer(queryClient, buyerId, { onMessage: (message) => onMessage(message) })
        : undefined,
    [queryClient, buyerId],
  )
  useEffect(
    () => onLocallyUnread(() => refreshSoon(queryClient, { queryKey: notificationKeys.all })),
    [queryClient],
  )
  return null
}

function OtherTabs() {
  const queryClient = useQueryClient()
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  return null
}

/** Adds what a visitor wanted to add when the login was asked for. */
function WantedProduct() {
  const queryClient = useQueryClient()
  const userId = useSession().user?._id
  useEffect(() => {
    const wanted = userId && wantedProduct.read()
    if (!wanted) return
    wantedProduct.remove()
    import('#flows/cart/addPieces.ts')
      .then(({ addWanted }) => addWanted(queryClient, userId, wanted))
      .catch(showAddFailed)
  }, [queryClient, userId])
  return null
}

/** Sends again what a closed or reloaded tab was sending. */
function AbandonedMessages() {
  const queryClient = useQueryClient()
  const buyerId = useSession().user?._id
  useEffect(() => {
    if (!buyerId || outgoingMessages().length === 0) return
    import('#flows/chat/deliver.ts')
      .then(({ sendAbandoned }) => sendAbandoned(queryClient, buyerId))
      .catch(console.warn)
  }, [queryClient, buyerId])
  return null
}

const parts = [
  WantedProduct,
  SessionWatch,
  LiveUpdates,
  UnsentQuantities,
  UnsentListQuantities,
  OtherTabs,
  ChatOpener,
  ChatDock,
  AbandonedMessages,
]

/** What every screen has for a user, or one whose session has ended. */
export function SignedIn() {
  const { pathname } = useLocation()
  return parts.map((Part) => (
    <PartBoundary key={Part.name} silent resetBy={pathname}>
      <Part />
    </PartBoundary>
  ))
}
