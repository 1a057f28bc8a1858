import type { OperationTable } from '#openapi/generated/operations.ts'
import { socketEvents } from '#openapi/generated/sockets.ts'
import type { operations } from '#openapi/generated/types.ts'

type SocketEvent = Exclude<keyof operations, keyof OperationTable>
/** Events that the app sends, and those that it receives, by the contract's names. */
export type Outgoing = Extract<SocketEvent, `announce${string}`>
export type Incoming = Exclude<SocketEvent, Outgoing>

/**
 * The contract's name of an event of a user's chat socket; undefined for one that it doesn't have.
 * `isConversation` says whether a name is the id of one of the user's conversations: an id has no
 * form by which it could be told from another name.
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

/**
 * The contract's names of the payment socket's events. A Map, since an event may be named like a
 * part of every object.
 */
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

/**
 * The contract's name of an event of the payment socket; undefined for one that it doesn't have.
 */
export const paymentEvent = (name: string): Extract<Incoming, `onPayment${string}`> | undefined =>
  paymentEvents.get(name)
