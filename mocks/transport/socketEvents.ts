import type { EventName } from '../contract.ts'
import type { BusEvent } from '../world/bus.ts'

export type Namespace = '/' | '/payments'

/** The namespace and the name under which an event is sent. */
export interface SocketEvent {
  namespace: Namespace
  name: string
}

/** What a scenario makes the sockets of a buyer do beside the contract: send an event of any name and body, or be disconnected. */
export type RudeEvent =
  | { event: 'nonsense'; userId: string; payload: unknown; wire: SocketEvent }
  | { event: 'kick'; userId: string; payload: undefined }
/** An event of the contract; with `wire` if it is sent under another name than its content gives. */
export type NamedEvent = BusEvent & { wire?: SocketEvent | null }
/** An event on its way to the sockets. */
export type SentEvent = NamedEvent | RudeEvent

type SocketEventOf<E extends EventName> = ((event: Extract<BusEvent, { event: E }>) => SocketEvent) | null

/** Every event of the contract; null for those that clients send and those that Socket.IO raises itself. A missing event is a type error. */
const socketEvents: { [E in EventName]: SocketEventOf<E> } = {
  onPaymentConnection: () => ({ namespace: '/payments', name: 'connection' }),
  onPaymentStatus: () => ({ namespace: '/payments', name: 'status' }),
  onNotification: ({ userId }) => ({ namespace: '/', name: userId }),
  onIncomingMessage: ({ userId }) => ({ namespace: '/', name: `listen-conversation-${userId}` }),
  onChatMessage: ({ payload }) => ({ namespace: '/', name: payload.conversation_id }),
  onTyping: ({ payload }) => ({ namespace: '/', name: `typing-${payload.conversation_id}` }),
  onPaymentDisconnect: null,
  onPaymentConnectError: null,
  announceOnline: null,
  announceOffline: null,
}

/** Whether a name is that of an event that the marketplace sends when something happens; the payment socket's greeting is not. */
export const isSentEvent = (name: string): name is EventName =>
  Object.hasOwn(socketEvents, name) && name !== 'onPaymentConnection' && socketEvents[name as EventName] !== null

/** The names of the events that the marketplace sends when something happens. */
export const sentEvents = Object.keys(socketEvents).filter(isSentEvent)

/** How an event is sent; null for one that the marketplace doesn't send. */
export function toSocketEvent(event: NamedEvent | Extract<RudeEvent, { wire: SocketEvent }>): SocketEvent | null {
  if (event.event === 'nonsense' || event.wire !== undefined) return event.wire ?? null
  const convert = socketEvents[event.event] as ((event: BusEvent) => SocketEvent) | null
  return convert?.(event) ?? null
}
