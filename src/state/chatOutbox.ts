import { isText } from '#lib/isRecord.ts'
import { parseEach, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'
import { onForget } from './personal.ts'

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  /** The message's Idempotency-Key. */
  key: string
  conversationId: string
  shopId: string
  type: 'text' | 'image' | 'video' | 'location'
  content: string
  /** When it was sent, ms since the epoch. */
  at: number
  phase: 'sending' | 'failed'
  /**
   * Set from the first sending on: the id of the newest message before it, '' for none; it can only
   * be newer.
   */
  after?: string
}

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
  parse: parseEach(parseOne),
})
const none: readonly OutgoingMessage[] = []

/** Messages of all conversations and tabs, oldest first. */
export const outgoingMessages = (): readonly OutgoingMessage[] => stored.read() ?? none

export const useOutgoingMessages = (): readonly OutgoingMessage[] => useValue(stored) ?? none

export function putOutgoing(message: OutgoingMessage): void {
  const others = outgoingMessages()
  stored.write(
    others.some(({ key }) => key === message.key)
      ? others.map((one) => (one.key === message.key ? message : one))
      : [...others, message],
  )
}

/** Keys of this tab, by message id. */
const confirmed = new Map<string, string>()
onForget(() => confirmed.clear())

/** The key under which this tab showed a message before it had an id. */
export const keyOfSent = (messageId: string): string | undefined => confirmed.get(messageId)

export function confirmOutgoing(key: string, messageId: string): void {
  confirmed.set(messageId, key)
  dropOutgoing(key)
}

/**
 * Calls the listener on changes.
 * @returns unsubscribes
 */
export const onOutgoing = stored.subscribe

export function dropOutgoing(key: string): void {
  const others = outgoingMessages()
  if (others.some((one) => one.key === key)) stored.write(others.filter((one) => one.key !== key))
}
