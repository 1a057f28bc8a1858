import { useSignals } from '@preact/signals-react/runtime'
import { storedSignal } from '#lib/storage.ts'
import { onForget } from './personal.ts'

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  /** The Idempotency-Key of every request that sends it. */
  key: string
  conversationId: string
  shopId: string
  type: 'text' | 'image' | 'video' | 'location'
  content: string
  /** When the user sent it, ms since the epoch. */
  at: number
  phase: 'sending' | 'failed'
  /**
   * Since it was sent for the first time: the id of the newest message before it, empty when none was
   * known. If it has arrived, it is among the newer ones.
   */
  after?: string
}

const isText = (value: unknown) => typeof value === 'string'

function parseOne(value: unknown): OutgoingMessage | undefined {
  const { key, conversationId, shopId, type, content, at, phase } = (value ?? {}) as Partial<
    Record<keyof OutgoingMessage, unknown>
  >
  const valid = [key, conversationId, shopId, type, content].every(isText) && typeof at === 'number'
  return valid && (phase === 'sending' || phase === 'failed')
    ? (value as OutgoingMessage)
    : undefined
}

const stored = storedSignal<readonly OutgoingMessage[]>({
  name: 'chat.outbox',
  version: 1,
  area: 'local',
  parse: (value) =>
    Array.isArray(value) ? value.map(parseOne).filter((one) => one !== undefined) : undefined,
})
const none: readonly OutgoingMessage[] = []

/** The unconfirmed messages of all conversations and tabs, oldest first. */
export const outgoingMessages = (): readonly OutgoingMessage[] => stored.read() ?? none

/** The unconfirmed messages of all conversations; the component rerenders when they change. */
export function useOutgoingMessages(): readonly OutgoingMessage[] {
  useSignals()
  return stored.value ?? none
}

/** Adds a message, or replaces the one with its key. */
export function putOutgoing(message: OutgoingMessage): void {
  const others = outgoingMessages()
  stored.write(
    others.some(({ key }) => key === message.key)
      ? others.map((one) => (one.key === message.key ? message : one))
      : [...others, message],
  )
}

/** Keys of confirmed messages of this tab, by message id. */
const confirmed = new Map<string, string>()
onForget(() => confirmed.clear())

/**
 * The key under which a message was shown before it had an id; undefined when this tab has not sent
 * it.
 */
export const keyOfSent = (messageId: string): string | undefined => confirmed.get(messageId)

/** Removes a message that the server has confirmed with this id. */
export function confirmOutgoing(key: string, messageId: string): void {
  confirmed.set(messageId, key)
  dropOutgoing(key)
}

/**
 * Calls the listener when the unconfirmed messages change; returns a function that ends the
 * subscription.
 */
export const onOutgoing = stored.subscribe

/** Removes a message: it was confirmed, or the user has deleted it. */
export function dropOutgoing(key: string): void {
  const others = outgoingMessages()
  if (others.some((one) => one.key === key)) stored.write(others.filter((one) => one.key !== key))
}
