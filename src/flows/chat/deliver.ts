import type { QueryClient } from '@tanstack/react-query'
import { chatMutations, chatQueries, readMessages } from '#api/chat.ts'
import { writeMessage } from '#api/cache/chatCache.ts'
import type { Schemas } from '#api/contract.ts'
import { isUncertain } from '#api/http/error.ts'
import { withLock } from '#lib/lock.ts'
import {
  confirmOutgoing,
  keyOfSent,
  outgoingMessages,
  type OutgoingMessage,
  putOutgoing,
} from '#state/chatOutbox.ts'

type Message = Schemas['ChatMessage']

/**
 * Tolerated difference between the clocks of device and server when a sent message is recognized by
 * its time, ms.
 */
const CLOCK_TOLERANCE_MS = 120_000

/**
 * Number of earlier messages that are stored to distinguish a sent message from them. A page has
 * 20.
 */
const REMEMBERED = 40

/**
 * The last delivery of each conversation: messages of one conversation are sent one after another,
 * in their order.
 */
const queues = new Map<string, Promise<void>>()
/** Keys of the messages that this tab is sending. */
const sendingKeys = new Set<string>()

const current = (key: string) => outgoingMessages().find((message) => message.key === key)

/** Finds a message that may have been sent, among the newest of its conversation. */
async function find({
  key,
  conversationId,
  type,
  content,
  before,
  at,
}: OutgoingMessage): Promise<Message | undefined> {
  const { items } = await readMessages(conversationId, 1)
  return items.findLast(
    (message) =>
      message.sender === 'buyer' &&
      message.type === type &&
      message.content === content &&
      // Not a message that is already confirmed as another one.
      [undefined, key].includes(keyOfSent(message._id)) &&
      (before
        ? !before.includes(message._id)
        : Date.parse(message.createdAt) > at - CLOCK_TOLERANCE_MS),
  )
}

function confirm(client: QueryClient, key: string, message: Message): void {
  writeMessage(client, message, { read: true })
  confirmOutgoing(key, message._id)
}

/**
 * Confirms earlier messages with the same content that have arrived: otherwise they could be
 * mistaken for this one.
 */
async function settleTwin(
  client: QueryClient,
  { key, conversationId, type, content }: OutgoingMessage,
): Promise<void> {
  const twins = outgoingMessages().filter(
    (one) =>
      one.uncertain &&
      one.key !== key &&
      one.conversationId === conversationId &&
      one.type === type &&
      one.content === content,
  )
  for (const twin of twins) {
    const found = await find(twin)
    if (found) confirm(client, twin.key, found)
  }
}

/** Sends a message once, and finds it if the response is lost; else it is marked as failed. */
async function sendOnce(
  client: QueryClient,
  message: OutgoingMessage,
  buyerId: string,
): Promise<void> {
  const { key, conversationId: conversation_id, shopId: seller_id, type, content } = message
  const send = client.getMutationCache().build(client, chatMutations.send())
  let sent = false
  try {
    await settleTwin(client, message)
    const earlier = message.uncertain ? await find(message) : undefined
    const body = {
      buyer_id: buyerId,
      seller_id,
      conversation_id,
      sender: 'buyer',
      receiver: seller_id,
      type,
      content,
    } as const
    if (earlier) return confirm(client, key, earlier)
    sent = true
    confirm(client, key, await send.execute({ key, body }))
  } catch (error) {
    const uncertain = message.uncertain || (sent && isUncertain(error))
    const found = uncertain ? await find(message).catch(() => undefined) : undefined
    if (found) confirm(client, key, found)
    // It is gone when the user has signed out.
    else if (current(key)) putOutgoing({ ...message, phase: 'failed', uncertain })
  }
}

/** Ids of the latest messages of a conversation; undefined when none are loaded. */
function latestIds(client: QueryClient, id: string): string[] | undefined {
  const latest = client.getQueryData(chatQueries.messages(id).queryKey)?.pages[0]?.items
  return latest?.slice(0, REMEMBERED).map(({ _id }) => _id)
}

/** Runs work for a message after the earlier ones of its conversation, in one tab at a time. */
function enqueue(
  message: OutgoingMessage,
  work: (message: OutgoingMessage) => Promise<void>,
): void {
  const { key, conversationId } = message
  sendingKeys.add(key)
  const run = () =>
    withLock(`chat.${conversationId}`, async () => {
      const latest = current(key)
      // Deleted, or sent by another tab meanwhile.
      if (latest?.phase === 'sending') await work(latest)
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
 * fails, it is marked as failed in the outbox. When only the response is lost, it is looked for
 * among the newest messages, so that it is never sent twice, even on a server that ignores the
 * idempotency key.
 */
export function deliver(client: QueryClient, buyerId: string, message: OutgoingMessage): void {
  putOutgoing({ ...message, phase: 'sending' })
  enqueue(message, (latest) => {
    const noted = { ...latest, before: latest.before ?? latestIds(client, latest.conversationId) }
    putOutgoing(noted)
    return sendOnce(client, noted, buyerId)
  })
}

/**
 * Settles messages that a closed or reloaded tab was sending: one that has arrived is confirmed,
 * any other is marked as failed, for the user to send again.
 */
export function settleAbandoned(client: QueryClient): void {
  const abandoned = outgoingMessages().filter(
    ({ key, phase }) => phase === 'sending' && !sendingKeys.has(key),
  )
  for (const message of abandoned) {
    enqueue(message, async (latest) => {
      const found = await find(latest).catch(() => undefined)
      if (found) confirm(client, latest.key, found)
      else putOutgoing({ ...latest, phase: 'failed', uncertain: true })
    })
  }
}
