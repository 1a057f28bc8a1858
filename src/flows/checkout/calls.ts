import type { CartLine, Choices, Occurrence, SentOrder } from './attempt.ts'
import type { ReadPage } from './findOrder.ts'

/** The outcome of an order, for a message to the user. */
export type OrderOutcome =
  /**
   * The orders exist. `movedOn` is false when the date of their scheduled list could not be moved.
   */
  | { kind: 'ordered'; method: Choices['payment']; movedOn: boolean }
  /** There is no order. `scheduled`: it was for a scheduled list. */
  | { kind: 'failed'; scheduled: boolean }
  /** Not all products of a failed payment could be added to the cart again. */
  | { kind: 'notReturned' }

/** The dependencies of placing an order; times are in ms since the epoch. */
export interface Calls {
  /** Runs work under a lock by name, across all tabs. */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  now: () => number
  /** Waits for a time, ms, or until the network is back. */
  pause: (ms: number) => Promise<void>
  newKey: () => string
  readOrders: ReadPage
  /**
   * What the order costs now, with its fees, pesos.
   * @throws ApiError when it can't be read
   */
  readTotal: (body: SentOrder['body']) => Promise<number>
  /**
   * Sends the order and returns the response, which may have any shape. `bare`: with the fields of
   * the specification alone.
   * @throws ApiError when it was refused, or no response came
   */
  send: (key: string, body: SentOrder['body'], options: { bare: boolean }) => Promise<unknown>
  /** The fields beyond the specification, which a host may refuse. */
  beyond: {
    areSent: () => boolean
    /** Whether a refusal may be about them. */
    mayBeMeant: (error: unknown) => boolean
    noteRefused: () => void
  }
  /** The provider's payment page of an order; null when the server returns none. */
  readPayUrl: (orderId: string) => Promise<string | null>
  /** The window in which an online payment is made. */
  paymentWindow: { open: () => void; show: (url: string) => void; close: () => void }
  /** Removes the ordered pieces from the cart. Rejects on failure. */
  takeFromCart: (lines: readonly CartLine[]) => Promise<void>
  putIntoCart: (line: CartLine) => Promise<void>
  /** The next date of a scheduled list, ISO 8601; null when there is none. */
  readDue: (scheduleId: string) => Promise<string | null>
  /**
   * Marks an occurrence of a scheduled list as ordered, unless it is already. Rejects when that
   * failed.
   */
  moveScheduleOn: (occurrence: Occurrence) => Promise<void>
  /** Shows the outcome to the user. */
  notify: (outcome: OrderOutcome) => void
}
