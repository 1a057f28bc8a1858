import type { OperationTable } from '#openapi/generated/operations.ts'
import { socketEvents } from '#openapi/generated/sockets.ts'
import type { operations } from '#openapi/generated/types.ts'

type SocketEvent = Exclude<keyof operations, keyof OperationTable>
export type Outgoing = Extract<SocketEvent, `announce${string}`>
export type Incoming = Exclude<SocketEvent, Outgoing>

/**
 * The contract's name of a chat event; undefined for another. A conversation's id has no form, so
 * `isConversation` says what is one.
 */
export function chatEvent(
  name: string,
  buyerId: string,
  isConversation: (name: string) => boolean,
):
  | Extract<Incoming, 'onNotification' | 'onIncomingMessage' | 'onChatMessage' | 'onTyping'>
  | undefined {
  if (name === buyerId) return 'onNotification'
  if (name === socketEvents.onIncomingMessage.event.replace('{userId}', buyerId))
    return 'onIncomingMessage'
  if (name.startsWith(socketEvents.onTyping.event.replace('{conversationId}', '')))
    return 'onTyping'
  return isConversation(name) ? 'onChatMessage' : undefined
}

/** A Map: an event may be named like a part of every object. */
const paymentEvents = new Map(
  (
    [
      'onPaymentConnection',
      'onPaymentStatus',
      'onPaymentDisconnect',
      'onPaymentConnectError',
    ] as const
  ).map((event) => [socketEvents[event].event as string, event] as const),
)

/** The contract's name; undefined for another event. */
export const paymentEvent = (name: string): Extract<Incoming, `onPayment${string}`> | undefined =>
  paymentEvents.get(name)
