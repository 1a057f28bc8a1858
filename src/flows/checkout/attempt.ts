import { selectionSchema } from '#domain/selection.ts'
import { z } from '#lib/zod.ts'

const ids = z.array(z.string())
const delivery = z.enum(['PICKUP', 'DELIVERY'])
const payment = z.enum(['cod', 'gcash'])

const choices = z.object({
  /** Shop id → delivery method; pickup for missing shops. */
  deliveries: z.record(z.string(), delivery),
  /** Empty for the default address. */
  addressId: z.string(),
  payment,
  /** The user has confirmed the GCash warning. */
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

/** A cart line from which pieces are ordered. */
const cartLine = z.object({
  cartId: z.string(),
  productId: z.string(),
  shopId: z.string(),
  /** Pieces that are ordered, and pieces that stay in the cart. */
  ordered: z.number(),
  left: z.number(),
})

/** One occurrence of a scheduled list that is checked out early. */
export const occurrenceSchema = z.object({
  scheduleId: z.string(),
  /** When it is due, ISO 8601. */
  due: z.string(),
})

const sentOrder = z.object({
  body: z.object({
    urls: z.object({ success: z.string(), failure: z.string() }),
    transactions: z.array(transaction),
    /** The total that the user has seen, pesos; without it no total was known. */
    expected_total: z.optional(z.number()),
  }),
  /** Ids of the user's latest orders before this one was sent. */
  before: ids,
  cartLines: z.array(cartLine),
  /** When it was sent, ms since the epoch. */
  at: z.number(),
})

/** An earlier order with the same key that was not found: it may still be created. */
const earlier = z.array(sentOrder)
/** The form; `refusal` is the reason why the last try failed. */
const form = { refusal: z.nullable(z.string()), earlier }
/**
 * The orders exist. `followedUp`: their lines have been removed from the cart, or the date of the
 * scheduled list was moved.
 */
const ordered = { sent: sentOrder, orderIds: ids, method: payment, followedUp: z.boolean() }

const progress = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('editing'), ...form }),
  /** The call is in progress; the tab that makes it holds the attempt's lock. */
  z.object({ phase: z.literal('sending'), sent: sentOrder, earlier }),
  /**
   * There was no response, or a malformed one. The order may exist: it is searched for until
   * `lookUntil` (ms since the epoch) at least. `unreachable`: the last read of the orders failed.
   */
  z.object({
    phase: z.literal('unconfirmed'),
    sent: sentOrder,
    earlier,
    lookUntil: z.number(),
    unreachable: z.boolean(),
  }),
  /** The order was searched for and does not exist. The form is open again. */
  z.object({ phase: z.literal('absent'), ...form }),
  /**
   * Waits for an online payment. `payUrl` is null while the address of the payment page is unknown.
   */
  z.object({ phase: z.literal('paying'), ...ordered, payUrl: z.nullable(z.string()) }),
  z.object({ phase: z.literal('placed'), ...ordered }),
  /**
   * The payment failed, expired, or was refunded since its orders were cancelled. `returned`: the
   * lines have been added to the cart again.
   */
  z.object({
    phase: z.literal('unpaid'),
    ...ordered,
    ending: z.enum(['FAILED', 'EXPIRED', 'REFUNDED']),
    returned: z.boolean(),
  }),
])

export const attemptSchema = z.object({
  /** Idempotency key of the order: a server that supports it never orders twice for one key. */
  key: z.string(),
  selection: selectionSchema,
  choices,
  /**
   * The occurrence of a scheduled list that is checked out early; null for the cart and Buy Now.
   */
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
/** An attempt's progress in some phases. */
export type In<P extends Phase> = Extract<Attempt['progress'], { phase: P }>
/** How a payment can fail. */
export type Ending = In<'unpaid'>['ending']
/** An attempt whose orders exist. */
export type Ordered = In<'paying' | 'placed' | 'unpaid'>

export const isEditable = (progress: Attempt['progress']): progress is In<'editing' | 'absent'> =>
  progress.phase === 'editing' || progress.phase === 'absent'
export const isOrdered = (progress: Attempt['progress']): progress is Ordered =>
  'orderIds' in progress

/** The initial choices of an attempt; a scheduled list has its own. */
export interface Start {
  occurrence: Occurrence | null
  choices?: Partial<Choices>
  /**
   * The user has said to order these products again, so nothing is left of an attempt that has
   * ordered them before.
   */
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
