import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useGatedAction } from './gate.ts'
import { onForget } from './personal.ts'

/**
 * A conversation to open, by its shop or by its id. `text` is added to the user's draft there.
 * `fromList`: it was chosen in the list of conversations.
 */
export type ChatRequest = ({ shopId: string } | { conversationId: string; fromList?: boolean }) & {
  text?: string
}

/** The conversation that is being opened. */
const requested = signal<ChatRequest | null>(null)

// Requests that wait for an answer are not the next user's.
onForget(settleChatRequest)

/** The requested conversation, until `settleChatRequest`; null for none. */
export function useChatRequest(): ChatRequest | null {
  useSignals()
  return requested.value
}

/** Whether a request is neither settled nor dropped with its session. */
export const isRequested = (request: ChatRequest): boolean => requested.peek() === request

/** Requests a conversation, one at a time. The shell opens it, since it belongs to no screen. */
export function requestChat(request: ChatRequest): void {
  requested.value ??= request
}

/** Ends the request: the conversation is open, or could not be opened. */
export function settleChatRequest(): void {
  requested.value = null
}

/**
 * The Chat button of a shop: asks a visitor to log in first. `text` is added to
 * the message.
 */
export function useChatButton(
  shopId: string,
  text?: string,
): { open: () => void; opening: boolean } {
  const open = useGatedAction(`chat:${shopId}:${text ?? ''}`, () => requestChat({ shopId, text }))
  const request = useChatRequest()
  return { open, opening: request !== null && 'shopId' in request && request.shopId === shopId }
}
