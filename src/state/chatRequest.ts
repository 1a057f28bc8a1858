import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useGatedAction } from './gate.ts'

/** Id of the shop whose conversation is being opened. */
const requested = signal<string | null>(null)

/** The shop with whom somebody wants to chat, until `settleChatRequest`; null for none. */
export function useChatRequest(): string | null {
  useSignals()
  return requested.value
}

/** Asks for the conversation with a shop; one at a time. The conversation belongs to no screen, so the shell opens it. */
export function requestChat(shopId: string): void {
  requested.value ??= shopId
}

/** The conversation is open, or could not be opened. */
export function settleChatRequest(): void {
  requested.value = null
}

/** The Chat button of a shop where visitors come by: asks for a login first. */
export function useChatButton(shopId: string): { open: () => void; opening: boolean } {
  const open = useGatedAction(`chat:${shopId}`, () => requestChat(shopId))
  return { open, opening: useChatRequest() === shopId }
}
