import type { QueryClient } from '@tanstack/react-query'
import { writeMessage } from '#api/cache/chatCache.ts'
import { chatMutations, chatQueries, readMessages } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { isUncertain } from '#api/http/error.ts'
import { now } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { itemsOf } from '#lib/pages.ts'
import { wait } from '#lib/waiting.ts'
import {
  confirmOutgoing,
  dropOutgoing,
  keyOfSent,
  outgoingMessages,
  type OutgoingMessage,
  putOutgoing,
} from '#state/chatOutbox.ts'

/**
 * How long a message is sent without asking, ms. Later the moment may have passed; a server forgets
 * keys after a day.
 */
const STILL_WANTED_MS = 5 * 60_000

/** Each conversation sends its messages in their order. */
const queues = new Map<string, Promise<void>>()
const sendingKeys = new Set<string>()

type ChatMessage = Schemas['ChatMessage']

const current = (key: string) => outgoingMessages().find((message) => message.key === key)

/** A host's clock may be behind this device's, ms. */
const SKEW_MS = 5 * 60_000

/**
 * Resolves to undefined when the host does not have it.
 * @throws ApiError when the thread can't be read
 */
async function findArrived(message: OutgoingMessage): Promise<ChatMessage | undefined> {
  const { key, conversationId, type, content, after, at } = message
  const { items } = await readMessages(conversationId, 1)
  const end = items.findIndex(({ _id }) => _id === after)
  const isSince = ({ createdAt }: ChatMessage) =>
    end >= 0 || createdAt === undefined || Date.parse(createdAt) > at - SKEW_MS
  return items.slice(0, end < 0 ? undefined : end).find(
    (one) =>
      one.sender === 'buyer' &&
      one.type === type &&
      one.content === content &&
      isSince(one) &&
      // The same text may have been sent again.
      (keyOfSent(one._id) ?? key) === key,
  )
}

/** Time for a host to finish a message whose answer was lost, ms. */
const WORK_MS = 3000

/**
 * Sends a message. When the answer is lost, it is looked for, but never sent again: not every host
 * knows the idempotency key.
 * @returns undefined when the host has it, and doesn't show it
 * @throws ApiError when it isn't sent, or that isn't known
 */
async function sendOnce(
  message: OutgoingMessage,
  post: () => Promise<ChatMessage | null>,
): Promise<ChatMessage | undefined> {
  const find = () => findArrived(message)
  try {
    return (await post()) ?? (await find().catch(() => undefined))
  } catch (error) {
    if (!isUncertain(error)) throw error
    const arrived = (await find()) ?? (await wait(WORK_MS).then(find))
    if (!arrived) throw error
    return arrived
  }
}

/** Sends a message, then confirms it or marks it as failed. */
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
  const thread = chatQueries.messages(conversation_id).queryKey
  const after = message.after ?? itemsOf(queryClient.getQueryData(thread))[0]?._id ?? ''
  const post = () =>
    queryClient.getMutationCache().build(queryClient, chatMutations.send()).execute({ key, body })
  try {
    const before = message.after === undefined ? undefined : await findArrived(message)
    putOutgoing({ ...message, after })
    const sent = before ?? (await sendOnce({ ...message, after }, post))
    if (sent) {
      writeMessage(queryClient, sent, { read: true })
      confirmOutgoing(key, sent._id)
    } else {
      await queryClient.invalidateQueries({ queryKey: thread })
      dropOutgoing(key)
    }
  } catch {
    // The outbox is empty after a sign-out.
    if (current(key)) putOutgoing({ ...message, after, phase: 'failed' })
  }
}

/** Sends it after the earlier ones of its conversation, by one tab at a time. */
function enqueue(
  queryClient: QueryClient,
  buyerId: string,
  { key, conversationId }: OutgoingMessage,
): void {
  sendingKeys.add(key)
  const run = () =>
    withLock(`chat.${conversationId}`, async () => {
      const latest = current(key)
      // It may be deleted, or sent by another tab.
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
 * Sends a message, or marks it as failed in the outbox. However often it is sent, it has the same
 * idempotency key, so the server creates it once.
 */
export function deliver(queryClient: QueryClient, buyerId: string, message: OutgoingMessage): void {
  putOutgoing({ ...message, phase: 'sending' })
  enqueue(queryClient, buyerId, message)
}

/** Sends what a closed or reloaded tab was sending; the user decides about older messages. */
export function sendAbandoned(queryClient: QueryClient, buyerId: string): void {
  const abandoned = outgoingMessages().filter(
    ({ key, phase }) => phase === 'sending' && !sendingKeys.has(key),
  )
  for (const message of abandoned)
    if (now() - message.at < STILL_WANTED_MS) enqueue(queryClient, buyerId, message)
    else putOutgoing({ ...message, phase: 'failed' })
}
