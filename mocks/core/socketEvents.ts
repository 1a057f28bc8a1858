import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { CHAT_NAMESPACE, PAYMENT_NAMESPACE, socketEvents } from '#openapi/generated/sockets.ts'
import type { EventName } from '../contract.ts'
import type { BusEvent } from '../world/bus.ts'

const namespaces = { chat: CHAT_NAMESPACE, payment: PAYMENT_NAMESPACE } as const
export type Namespace = (typeof namespaces)[keyof typeof namespaces]

/** The namespace and the name under which an event is sent. */
export interface SocketEvent {
  namespace: Namespace
  name: string
}

/**
 * What a scenario makes the sockets of a buyer do beside the contract: send an event of any name
 * and body, or be disconnected.
 */
export type RudeEvent =
  | { event: 'nonsense'; userId: string; payload: unknown; wire: SocketEvent }
  | { event: 'kick'; userId: string; payload: undefined }
/**
 * An event of the contract; with `wire` if it is sent under another name than its content gives,
 * and with the faults that were injected into it if these are recorded. With `everybody` it is sent
 * to all buyers.
 */
export type NamedEvent = BusEvent & {
  wire?: SocketEvent | null
  faults?: Scenario['faults']
  everybody?: boolean
}
/** An event to be sent to the sockets. */
export type SentEvent = NamedEvent | RudeEvent

/**
 * Whether the marketplace sends an event: neither clients do, nor does Socket.IO raise it itself.
 */
const isSent = (event: EventName) =>
  socketEvents[event].direction === 'in' && !socketEvents[event].builtIn

/**
 * Whether the marketplace sends an event of this name when something happens, unlike the payment
 * socket's greeting.
 */
export const isSentEvent = (name: string): name is EventName =>
  Object.hasOwn(socketEvents, name) && name !== 'onPaymentConnection' && isSent(name as EventName)

/** The names of the events that the marketplace sends when something happens. */
export const sentEvents = Object.keys(socketEvents).filter(isSentEvent)

/** How an event is sent; null for one that the marketplace doesn't send. */
export function toSocketEvent(
  event: NamedEvent | Extract<RudeEvent, { wire: SocketEvent }>,
): SocketEvent | null {
  if (event.event === 'nonsense' || event.wire !== undefined) return event.wire ?? null
  if (!isSent(event.event)) return null
  const { socket, event: name } = socketEvents[event.event]
  const { conversation_id = '' } = event.payload as { conversation_id?: string }
  return {
    namespace: namespaces[socket],
    name: name.replace('{userId}', event.userId).replace('{conversationId}', conversation_id),
  }
}
