import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { CHAT_NAMESPACE, PAYMENT_NAMESPACE, socketEvents } from '#openapi/generated/sockets.ts'
import type { EventName } from '../contract.ts'
import type { BusEvent } from '../world/bus.ts'

const namespaces = { chat: CHAT_NAMESPACE, payment: PAYMENT_NAMESPACE } as const
export type Namespace = (typeof namespaces)[keyof typeof namespaces]

export interface SocketEvent {
  namespace: Namespace
  name: string
}

/** What the sockets do beside the contract, when a scenario says so. */
export type RudeEvent =
  | { event: 'nonsense'; userId: string; payload: unknown; wire: SocketEvent }
  | { event: 'kick'; userId: string; payload: undefined }
/**
 * `wire`: another name than its content gives. `faults`: those injected, if they are recorded.
 * `everybody`: to all buyers.
 */
export type NamedEvent = BusEvent & {
  wire?: SocketEvent | null
  faults?: Scenario['faults']
  everybody?: boolean
}
export type SentEvent = NamedEvent | RudeEvent

/** Clients send other events, and Socket.IO raises some itself. */
const isSent = (event: EventName) =>
  socketEvents[event].direction === 'in' && !socketEvents[event].builtIn

/** The payment socket's greeting is sent when nothing happens. */
export const isSentEvent = (name: string): name is EventName =>
  Object.hasOwn(socketEvents, name) && name !== 'onPaymentConnection' && isSent(name as EventName)

export const sentEvents = Object.keys(socketEvents).filter(isSentEvent)

/** Null for one that the marketplace doesn't send. */
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
