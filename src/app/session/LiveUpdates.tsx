import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Schemas } from '#api/contract.ts'
import { onKeptUnread } from '#api/cache/keptUnread.ts'
import { connectBuyer } from '#api/live/live.ts'
import { notificationKeys } from '#api/cache/notificationCache.ts'
import { refreshSoon } from '#api/cache/refresh.ts'
import { useSession } from '#api/session.ts'
import { showMessage } from '../notifications/showMessage.ts'

/** Keeps the signed-in user's sockets open, so that the screens follow events of the marketplace, and shows messages outside of the page. */
export function LiveUpdates() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const buyerId = user?._id
  const onMessage = useEffectEvent((message: Schemas['IncomingMessage']) => user && showMessage(message, user.display_name))
  useEffect(
    () => (buyerId ? connectBuyer(queryClient, buyerId, { onMessage: (message) => onMessage(message) }) : undefined),
    [queryClient, buyerId],
  )
  useEffect(() => onKeptUnread(() => refreshSoon(queryClient, { queryKey: notificationKeys.all })), [queryClient])
  return null
}
