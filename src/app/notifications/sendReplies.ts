import type { QueryClient } from '@tanstack/react-query'
import { chatMutations } from '#api/chat.ts'
import type { StoredReply } from '#domain/notificationMessages.ts'
import { openNotificationStore } from '#domain/notificationStore.ts'
import { sendAbandoned } from '#flows/chat/deliver.ts'
import { now } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { onOutgoing, outgoingMessages, putOutgoing } from '#state/chatOutbox.ts'
import { showError } from '#ui/toast.ts'

const store = openNotificationStore(import.meta.env.BASE_URL)

/** Its conversation may not be open. */
function reportFailure(key: string): void {
  const stop = onOutgoing(() => {
    const message = outgoingMessages().find((one) => one.key === key)
    if (message?.phase === 'sending') return
    stop()
    if (message) showError('Your reply was not sent', 'Open the chat to send it again.')
  })
}

/** Moves it to the outbox, with the page's time, not the worker's. */
async function handOver(queryClient: QueryClient, reply: StoredReply): Promise<void> {
  const { key, conversationId, shopId, buyerId, text } = reply
  if (!outgoingMessages().some((one) => one.key === key))
    putOutgoing({
      key,
      conversationId,
      shopId,
      type: 'text',
      content: text,
      at: now(),
      phase: 'sending',
    })
  reportFailure(key)
  await store.dropReply(key)
  sendAbandoned(queryClient, buyerId)
  // Whoever answers has read the conversation.
  await queryClient
    .getMutationCache()
    .build(queryClient, chatMutations.markRead())
    .execute(conversationId)
    .catch(console.warn)
}

/** Sends each reply by one tab; another user's stay until that user signs in. */
export async function sendReplies(queryClient: QueryClient, buyerId: string): Promise<void> {
  await withLock('notifications.replies', async () => {
    for (const reply of await store.replies())
      if (reply.buyerId === buyerId) await handOver(queryClient, reply)
  })
}
