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

export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    notify: (...args: Args) => listeners.forEach((listener) => listener(...args)),
    /** Returns a function that removes the listener. */
    add(listener: (...args: Args) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function createBus(): Bus {
  const events = createListeners<[event: BusEvent]>()
  const ended = createListeners<[userId: string]>()
  let waiting: (BusEvent | { ended: string })[] | null = null
  const send = (message: BusEvent | { ended: string }) => {
    if ('ended' in message) ended.notify(message.ended)
    else events.notify(message)
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
    subscribe: events.add,
    endSessions: (userId) => publish({ ended: userId }),
    onSessionsEnded: ended.add,
    hold: () => void (waiting = []),
    held: () => (waiting ?? []).filter((message): message is BusEvent => !('ended' in message)),
    release: () => taken().forEach(send),
    drop: () => void taken(),
  }
}
