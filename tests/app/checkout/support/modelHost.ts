import type { Schemas } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import type { CartLine, Occurrence, SentOrder } from '#flows/checkout/attempt.ts'
import type { Calls } from '#flows/checkout/calls.ts'

type Order = Schemas['Order']
type HostCalls = Omit<Calls, 'lock' | 'now' | 'pause' | 'newKey' | 'paymentWindow' | 'notify'>

export const kinds = [
  'answered',
  'refused',
  // It refuses fields that the specification doesn't have.
  'unknownField',
  'brokeBefore',
  'brokeAfter',
  'neverArrived',
  'cut',
  'neverAnswered',
  'empty',
  'null',
  'noPage',
  // The answer is lost, the browser sends the call again by itself, and that one is refused,
  // limited, or stopped by a gateway.
  'refusedAgain',
  'limitedAgain',
  'stoppedAgain',
  // A gateway stops the call.
  'stopped',
] as const

/**
 * The outcome of one call that orders. `works`: time that the server needs, ms, also after the
 * connection is lost.
 */
export interface Outcome {
  kind: (typeof kinds)[number]
  works?: number
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const refusal = new ApiError(409, { code: 'out_of_stock', message: 'Sold out' })
const errorsBefore: Partial<Record<string, ApiError>> = {
  refused: refusal,
  stopped: new ApiError(422),
  brokeBefore: new ApiError(503),
}
const errorsAfter: Partial<Record<string, ApiError>> = {
  brokeAfter: new ApiError(500),
  refusedAgain: refusal,
  limitedAgain: new ApiError(429, { code: 'too_many_requests', message: 'Too many requests' }),
  stoppedAgain: new ApiError(422),
}
const unknownField = new ApiError(400, { message: 'property expected_total should not exist' })
const lost = () => new ApiError(0, { code: 'network' })

/** A minimal server with the given failures. */
export class ModelHost {
  readonly orders: Order[] = []
  refusesFields = false
  /** Number of calls that have arrived and are not finished yet. */
  pending = 0
  online = true
  /** What the order costs, pesos. */
  total = 10
  readonly advanced: Occurrence[] = []
  /** The next date of the scheduled list. */
  due: string | null = '2027-01-31T00:00:00.000Z'
  taken: () => void = () => undefined
  putBack: (line: CartLine) => void = () => undefined
  readonly #ofKey = new Map<string, { body: string; orders: Order[] }>()
  readonly #outcomes: Outcome[]
  readonly #honoursKeys: boolean

  constructor(outcomes: Outcome[], honoursKeys: boolean) {
    this.#outcomes = outcomes
    this.#honoursKeys = honoursKeys
  }

  #order(key: string, { transactions }: SentOrder['body']): Order[] {
    const known = this.#honoursKeys ? this.#ofKey.get(key) : undefined
    const body = JSON.stringify(transactions)
    if (known && known.body !== body)
      throw new ApiError(422, { code: 'idempotency_key_reused', message: 'Used before' })
    if (known) return known.orders
    const made = transactions.map(
      ({ shop, products, payment_method, delivery_method }, n) =>
        ({
          _id: `order ${this.orders.length + n + 1}`,
          shop: { _id: shop },
          payment_method,
          delivery_method,
          products: products.map(({ product, quantity }) => ({
            product: { _id: product },
            quantity,
          })),
        }) as unknown as Order,
    )
    this.orders.unshift(...made)
    this.#ofKey.set(key, { body, orders: made })
    return made
  }

  async #carryOut(key: string, body: SentOrder['body'], works: number): Promise<Order[]> {
    this.pending += 1
    await pause(works)
    this.pending -= 1
    return this.#order(key, body)
  }

  async #send(key: string, body: SentOrder['body'], bare: boolean): Promise<unknown> {
    const { kind, works = 0 }: Outcome = this.#outcomes.shift() ?? { kind: 'answered' }
    if (kind === 'neverArrived' || !this.online) throw lost()
    if (kind === 'unknownField' && !bare) throw unknownField
    if (errorsBefore[kind]) throw errorsBefore[kind]
    const made = this.#carryOut(key, body, works)
    if (kind === 'cut') throw lost()
    const transactions = await made
    if (errorsAfter[kind]) throw errorsAfter[kind]
    if (kind === 'neverAnswered') return new Promise<never>(() => {})
    if (kind === 'empty') return undefined
    if (kind === 'null') return null
    return { transactions, checkout_page_url: kind === 'noPage' ? '' : 'https://pay.example/1' }
  }

  /** The calls of a tab. `alive` runs them; it never settles once the tab has been killed. */
  calls(alive: <T>(work: () => Promise<T>) => Promise<T>): HostCalls {
    return {
      send: (key, body, { bare }) => alive(() => this.#send(key, body, bare)),
      beyond: {
        areSent: () => !this.refusesFields,
        mayBeMeant: (error) => error === unknownField,
        noteRefused: () => (this.refusesFields = true),
      },
      // A page has one order.
      readOrders: (page) =>
        alive(async () => {
          await pause(10)
          if (!this.online) throw lost()
          return { orders: this.orders.slice(page - 1, page), hasMore: page < this.orders.length }
        }),
      readTotal: () => alive(async () => this.total),
      readPayUrl: () => alive(async () => null),
      takeFromCart: () => alive(async () => this.taken()),
      putIntoCart: (line) => alive(async () => this.putBack(line)),
      readDue: () => alive(async () => this.due),
      moveScheduleOn: (occurrence) => alive(async () => void this.advanced.push(occurrence)),
    }
  }
}
