import type { CartLine, Choices, Occurrence, SentOrder } from './attempt.ts'
import type { ReadPage } from './findOrder.ts'

/** What an order has come to, to be told to the user. */
export type News =
  /** The orders exist. `movedOn` is false when the scheduled list that they came from could not be moved on. */
  | { kind: 'ordered'; method: Choices['payment']; movedOn: boolean }
  /** There is no order. `scheduled`: it was to be one of a scheduled list. */
  | { kind: 'failed'; scheduled: boolean }
  /** Products whose payment failed could not all be put back into the cart. */
  | { kind: 'notReturned' }

/** All that placing an order needs of the world around it; time is in ms since the epoch. */
export interface Calls {
  /** Runs work as soon as nobody, in any tab, runs work of that name. */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  now: () => number
  /** Lets so many ms pass, or fewer when the connection has come back. */
  pause: (ms: number) => Promise<void>
  newKey: () => string
  readOrders: ReadPage
  /**
   * Sends the order and answers what the server answered, of whatever shape.
   * @throws ApiError when it was refused, or no answer came
   */
  send: (key: string, body: SentOrder['body']) => Promise<unknown>
  /** The provider's page for paying an order; null when the server gives none. */
  readPayUrl: (orderId: string) => Promise<string | null>
  /** The window in which an online payment is made. */
  paymentWindow: { open: () => void; show: (url: string) => void; close: () => void }
  /** Takes what was ordered out of the cart. Rejects when that failed. */
  takeFromCart: (lines: readonly CartLine[]) => Promise<void>
  putIntoCart: (line: CartLine) => Promise<void>
  /** The next date of a scheduled list, ISO 8601; null when there is none. */
  readDue: (scheduleId: string) => Promise<string | null>
  /** Marks an occurrence of a scheduled list as ordered, unless it is already. Rejects when that failed. */
  moveScheduleOn: (occurrence: Occurrence) => Promise<void>
  tell: (news: News) => void
}
