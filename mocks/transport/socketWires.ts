import type { EventName } from '../contract.ts'
import type { BusEvent } from '../world/bus.ts'

export type Namespace = '/' | '/payments'

/** Where an event leaves the marketplace: the socket's namespace and the event's name on the wire. */
export interface Wire {
  namespace: Namespace
  name: string
}

type WireOf<E extends EventName> = ((event: Extract<BusEvent, { event: E }>) => Wire) | null

/** Every event of the contract; null marks those that only come in or that Socket.IO raises itself. An event that is missing does not compile. */
const wires: { [E in EventName]: WireOf<E> } = {
  onPaymentConnection: () => ({ namespace: '/payments', name: 'connection' }),
  onPaymentStatus: () => ({ namespace: '/payments', name: 'status' }),
  onNotification: ({ userId }) => ({ namespace: '/', name: userId }),
  onIncomingMessage: ({ userId }) => ({ namespace: '/', name: `listen-conversation-${userId}` }),
  onChatMessage: ({ payload }) => ({ namespace: '/', name: payload.conversation_id }),
  onPaymentDisconnect: null,
  onPaymentConnectError: null,
  announceOnline: null,
  announceOffline: null,
}

/** The wire of an event, or null for one that the marketplace doesn't send. */
export function wireOf(event: BusEvent): Wire | null {
  const wire = wires[event.event] as ((event: BusEvent) => Wire) | null
  return wire?.(event) ?? null
}
