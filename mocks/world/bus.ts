import type { EventName, EventPayload } from '../contract.ts'

/** Reaches one buyer over a socket. */
export type BusEvent = {
  [E in EventName]: { event: E; userId: string; payload: EventPayload<E> }
}[EventName]
export type BusListener = (event: BusEvent) => void

export interface Bus {
  /** Reaches the buyer alone. */
  emit<E extends EventName>(event: E, userId: string, payload: EventPayload<E>): void
  /** Returns a function that ends the subscription. */
  subscribe(listener: BusListener): () => void
  endSessions(userId: string): void
  /** Some, or all of them; returns a function that ends the subscription. */
  onSessionsEnded(listener: (userId: string) => void): () => void
  hold(): void
  held(): readonly BusEvent[]
  release(): void
  drop(): void
}

export function createBus(): Bus {
  const listeners = new Set<BusListener>()
  const enders = new Set<(userId: string) => void>()
  let waiting: (BusEvent | { ended: string })[] | null = null
  const send = (message: BusEvent | { ended: string }) => {
    if ('ended' in message) enders.forEach((listener) => listener(message.ended))
    else listeners.forEach((listener) => listener(message))
  }
  const publish = (message: BusEvent | { ended: string }) => {
    if (waiting) waiting.push(message)
    else send(message)
  }
  const taken = () => {
    const messages = waiting ?? []
    waiting = null
    return messages
  }
  return {
    emit: (event, userId, payload) => publish({ event, userId, payload } as unknown as BusEvent),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    endSessions: (userId) => publish({ ended: userId }),
    onSessionsEnded(listener) {
      enders.add(listener)
      return () => enders.delete(listener)
    },
    hold: () => void (waiting = []),
    held: () => (waiting ?? []).filter((message): message is BusEvent => !('ended' in message)),
    release: () => taken().forEach(send),
    drop: () => void taken(),
  }
}
