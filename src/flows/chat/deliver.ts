import type { QueryClient } from '@tanstack/react-query'
import { writeMessage } from '#api/cache/chatCache.ts'
import { chatMutations } from '#api/chat.ts'
import { now } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import {
  confirmOutgoing,
  outgoingMessages,
  type OutgoingMessage,
  putOutgoing,
} from '#state/chatOutbox.ts'

/**
 * How long after it was written an abandoned message is still sent without asking, ms. Later the
 * moment for it may have passed, and a server forgets its key after a day.
 */
const STILL_WANTED_MS = 5 * 60_000

/**
 * The last delivery of each conversation: messages of one conversation are sent one after another,
 * in their order.
 */
const queues = new Map<string, Promise<void>>()
/** Keys of the messages that this tab is sending. */
const sendingKeys = new Set<string>()

const current = (key: string) => outgoingMessages().find((message) => message.key === key)

/** Sends a message, and confirms it or marks it as failed. */
async function send(
  queryClient: QueryClient,
  buyerId: string,
  message: OutgoingMessage,
): Promise<void> {
  const { key, conversationId: conversation_id, shopId: seller_id, type, content } = message
  const body = {
    buyer_id: buyerId,
    seller_id,
    conversation_id,
    sender: 'buyer',
    receiver: seller_id,
    type,
    content,
  } as const
  try {
    const mutation = queryClient.getMutationCache().build(queryClient, chatMutations.send())
    const sent = await mutation.execute({ key, body })
    writeMessage(queryClient, sent, { read: true })
    confirmOutgoing(key, sent._id)
  } catch {
    // The outbox is empty when the user has signed out meanwhile.
    if (current(key)) putOutgoing({ ...message, phase: 'failed' })
  }
}

/** Sends a message of the outbox after the earlier ones of its conversation, by one tab at a time. */
function enqueue(
  queryClient: QueryClient,
  buyerId: string,
  { key, conversationId }: OutgoingMessage,
): void {
  sendingKeys.add(key)
  const run = () =>
    withLock(`chat.${conversationId}`, async () => {
      const latest = current(key)
      // Deleted, or sent by another tab meanwhile.
      if (latest?.phase === 'sending') await send(queryClient, buyerId, latest)
    })
  const done = (queues.get(conversationId) ?? Promise.resolve())
    .then(run)
    .finally(() => sendingKeys.delete(key))
  queues.set(
    conversationId,
    done.catch((error: unknown) => console.warn('Chat:', error)),
  )
}

/**
 * Shows a message as being sent and sends it, after the earlier ones of its conversation. When that
 * fails, it is marked as failed in the outbox. However often it is sent, it has the same
 * idempotency key, so the server creates it once.
 */
export function deliver(queryClient: QueryClient, buyerId: string, message: OutgoingMessage): void {
  putOutgoing({ ...message, phase: 'sending' })
  enqueue(queryClient, buyerId, message)
}

/**
 * Sends again what a closed or reloaded tab was sending. An older message is marked as failed, for
 * the user to decide.
 */
export function sendAbandoned(queryClient: QueryClient, buyerId: string): void {
  const abandoned = outgoingMessages().filter(
    ({ key, phase }) => phase === 'sending' && !sendingKeys.has(key),
  )
  for (const message of abandoned)
    if (now() - message.at < STILL_WANTED_MS) enqueue(queryClient, buyerId, message)
    else putOutgoing({ ...message, phase: 'failed' })
}
