import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useGatedAction } from './gate.ts'

/** Id of the shop whose conversation is being opened. */
const requested = signal<string | null>(null)

/** Id of the shop whose conversation was requested, until `settleChatRequest`; null for none. */
export function useChatRequest(): string | null {
  useSignals()
  return requested.value
}

/** Requests the conversation with a shop, one at a time. The shell opens it, since it belongs to no screen. */
export function requestChat(shopId: string): void {
  requested.value ??= shopId
}

/** Ends the request: the conversation is open, or could not be opened. */
export function settleChatRequest(): void {
  requested.value = null
}

/** The Chat button of a shop on a public screen: asks a visitor to log in first. */
export function useChatButton(shopId: string): { open: () => void; opening: boolean } {
  const open = useGatedAction(`chat:${shopId}`, () => requestChat(shopId))
  return { open, opening: useChatRequest() === shopId }
}
