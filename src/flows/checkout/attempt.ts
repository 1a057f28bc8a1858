import { selectionSchema } from '#domain/selection.ts'
import { z } from '#lib/zod.ts'

const ids = z.array(z.string())
const delivery = z.enum(['PICKUP', 'DELIVERY'])
const payment = z.enum(['cod', 'gcash'])

const choices = z.object({
  /** Methods by shop id; pickup for missing shops. */
  deliveries: z.record(z.string(), delivery),
  /** Empty for the default address. */
  addressId: z.string(),
  payment,
  gcashConsent: z.boolean(),
  instructions: z.string(),
})

const transaction = z.object({
  shop: z.string(),
  customer: z.string(),
  products: z.array(z.object({ product: z.string(), quantity: z.number() })),
  payment_method: payment,
  delivery_method: delivery,
  delivery_instruction: z.optional(z.string()),
  address: z.optional(z.string()),
})

const cartLine = z.object({
  cartId: z.string(),
  productId: z.string(),
  shopId: z.string(),
  /** Pieces. */
  ordered: z.number(),
  left: z.number(),
})

/** A date of a scheduled list, checked out early. */
export const occurrenceSchema = z.object({
  scheduleId: z.string(),
  /** ISO 8601. */
  due: z.string(),
})

const sentOrder = z.object({
  body: z.object({
    urls: z.object({ success: z.string(), failure: z.string() }),
    transactions: z.array(transaction),
    /** Pesos, as the user has seen it; missing where none was known. */
    expected_total: z.optional(z.number()),
  }),
  /** Ids of the user's latest orders before this one. */
  before: ids,
  cartLines: z.array(cartLine),
  /** When it was sent, ms since the epoch. */
  at: z.number(),
})

/** Orders with the same key that were not found: they may still be created. */
const earlier = z.array(sentOrder)
/** `refusal`: why the last try failed. */
const form = { refusal: z.nullable(z.string()), earlier }
/** `followedUp`: the lines are out of the cart, or the list's date was moved. */
const ordered = { sent: sentOrder, orderIds: ids, method: payment, followedUp: z.boolean() }

const progress = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('editing'), ...form }),
  /** The tab that makes the call holds the attempt's lock. */
  z.object({ phase: z.literal('sending'), sent: sentOrder, earlier }),
  /**
   * There was no readable response. The order may exist: it is searched for until `lookUntil` (ms
   * since the epoch) at least. `unreachable`: the last read of the orders failed.
   */
  z.object({
    phase: z.literal('unconfirmed'),
    sent: sentOrder,
    earlier,
    lookUntil: z.number(),
    unreachable: z.boolean(),
  }),
  /** The order was searched for, and is not there: the form is open again. */
  z.object({ phase: z.literal('absent'), ...form }),
  /** `payUrl` is null while it is unknown. */
  z.object({ phase: z.literal('paying'), ...ordered, payUrl: z.nullable(z.string()) }),
  z.object({ phase: z.literal('placed'), ...ordered }),
  /** `REFUNDED`: its orders were cancelled. `returned`: the lines are in the cart again. */
  z.object({
    phase: z.literal('unpaid'),
    ...ordered,
    ending: z.enum(['FAILED', 'EXPIRED', 'REFUNDED']),
    returned: z.boolean(),
  }),
])

export const attemptSchema = z.object({
  /** Idempotency key: a server that supports it never orders twice for one. */
  key: z.string(),
  selection: selectionSchema,
  choices,
  /** Null for the cart and Buy Now. */
  occurrence: z.nullable(occurrenceSchema),
  progress,
})

/** One checkout of one selection. All tabs share it, and it survives a reload. */
export type Attempt = z.infer<typeof attemptSchema>
export type Choices = z.infer<typeof choices>
export type Occurrence = z.infer<typeof occurrenceSchema>
export type SentOrder = z.infer<typeof sentOrder>
export type CartLine = z.infer<typeof cartLine>
export type Phase = Attempt['progress']['phase']
export type In<P extends Phase> = Extract<Attempt['progress'], { phase: P }>
export type Ending = In<'unpaid'>['ending']
export type Ordered = In<'paying' | 'placed' | 'unpaid'>

export const isEditable = (progress: Attempt['progress']): progress is In<'editing' | 'absent'> =>
  progress.phase === 'editing' || progress.phase === 'absent'
export const isOrdered = (progress: Attempt['progress']): progress is Ordered =>
  'orderIds' in progress

/** A scheduled list has its own choices. */
export interface Start {
  occurrence: Occurrence | null
  choices?: Partial<Choices>
  /** The user orders the same again: nothing is left of the attempt before. */
  again?: boolean
}

export const newAttempt = (
  key: string,
  selection: Attempt['selection'],
  { occurrence, choices }: Start,
): Attempt => ({
  key,
  selection,
  choices: {
    deliveries: {},
    addressId: '',
    payment: 'cod',
    gcashConsent: false,
    instructions: '',
    ...choices,
  },
  occurrence,
  progress: { phase: 'editing', refusal: null, earlier: [] },
})
