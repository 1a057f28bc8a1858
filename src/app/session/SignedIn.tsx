import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { onLocallyUnread } from '#api/cache/locallyUnread.ts'
import { notificationKeys } from '#api/cache/notificationCache.ts'
import { followOtherTabs } from '#api/cache/otherTabs.ts'
import { refreshSoon } from '#api/cache/refresh.ts'
import type { Schemas } from '#api/contract.ts'
import { connectBuyer } from '#api/live/live.ts'
import { useSession } from '#api/session.ts'
import { UnsentQuantities } from '#features/cart/UnsentQuantities.tsx'
import { UnsentListQuantities } from '#features/schedules/UnsentListQuantities.tsx'
import { showAddFailed } from '#flows/cart/additionFailures.ts'
import { outgoingMessages } from '#state/chatOutbox.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { ChatDock } from '../chat/ChatDock.tsx'
import { ChatOpener } from '../chat/ChatOpener.tsx'
import { showMessage } from '../notifications/showMessage.ts'
import { SessionWatch } from './SessionWatch.tsx'

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
