import { useValue } from '#lib/useValue.ts'
import { useGatedAction } from './gate.ts'
import { personalSignal } from './personal.ts'

/** `text` is added to the draft; `fromList`: chosen in the list of conversations. */
export type ChatRequest = ({ shopId: string } | { conversationId: string; fromList?: boolean }) & {
  text?: string
}

const requested = personalSignal<ChatRequest>()

export const useChatRequest = (): ChatRequest | null => useValue(requested)

/** Whether it is neither settled nor dropped with its session. */
export const isRequested = (request: ChatRequest): boolean => requested.peek() === request

/** Requests one conversation at a time. The shell opens it, since it belongs to no screen. */
export function requestChat(request: ChatRequest): void {
  requested.value ??= request
}

/** The conversation is open, or can't be. */
export function settleChatRequest(): void {
  requested.value = null
}

/** Opens a shop's chat, after a login; `text` is added to the message. */
export function useChatButton(
  shopId: string,
  text?: string,
): { open: () => void; opening: boolean } {
  const open = useGatedAction(`chat:${shopId}:${text ?? ''}`, () => requestChat({ shopId, text }))
  const request = useChatRequest()
  return { open, opening: request !== null && 'shopId' in request && request.shopId === shopId }
}
