import type { CartLine, Choices, Occurrence, SentOrder } from './attempt.ts'
import type { ReadPage } from './findOrder.ts'

export type OrderOutcome =
  /** `movedOn`: the date of the scheduled list, if any, was moved. */
  | { kind: 'ordered'; method: Choices['payment']; movedOn: boolean }
  /** `scheduled`: it was for a scheduled list. */
  | { kind: 'failed'; scheduled: boolean }
  /** Some products of a failed payment are not in the cart again. */
  | { kind: 'notReturned' }

/** Times are in ms since the epoch. */
export interface Calls {
  /** Runs work under a lock by name, across all tabs. */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  now: () => number
  /** Waits for some ms, or until the network is back. */
  pause: (ms: number) => Promise<void>
  newKey: () => string
  readOrders: ReadPage
  /**
   * What the order costs now, with its fees, pesos.
   * @throws ApiError when it can't be read
   */
  readTotal: (body: SentOrder['body']) => Promise<number>
  /**
   * Returns the response, of any shape. `bare`: with the specified fields alone.
   * @throws ApiError when it was refused, or no response came
   */
  send: (key: string, body: SentOrder['body'], options: { bare: boolean }) => Promise<unknown>
  /** Fields beyond the specification, which a host may refuse. */
  beyond: {
    areSent: () => boolean
    /** A refusal may be about them. */
    mayBeMeant: (error: unknown) => boolean
    noteRefused: () => void
  }
  /** Resolves to null when the server returns none. */
  readPayUrl: (orderId: string) => Promise<string | null>
  paymentWindow: { open: () => void; show: (url: string) => void; close: () => void }
  /** Rejects on failure. */
  takeFromCart: (lines: readonly CartLine[]) => Promise<void>
  putIntoCart: (line: CartLine) => Promise<void>
  /** The list's next date, ISO 8601; null when there is none. */
  readDue: (scheduleId: string) => Promise<string | null>
  /** Marks the date as ordered, unless it is already. Rejects on failure. */
  moveScheduleOn: (occurrence: Occurrence) => Promise<void>
  notify: (outcome: OrderOutcome) => void
}
