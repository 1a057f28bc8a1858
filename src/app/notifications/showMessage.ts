import { previewOf } from '#api/cache/chatCache.ts'
import type { Schemas } from '#api/contract.ts'
import { paths } from '#domain/paths.ts'
import { now } from '#lib/clock.ts'
import { sendToWorker } from './notificationWorker.ts'

const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted'

/** Asks for a browser notification, if that is allowed. All tabs ask; it is shown once. */
export function showMessage(message: Schemas['IncomingMessage'], displayName: string): void {
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
