import type { Schemas } from '#api/contract.ts'
import { sentenceCase } from '#lib/sentenceCase.ts'
import { labelFor, type OrderStatus } from '../statuses.ts'

/** With this reason the user enters a text. */
export const OTHERS = 'Others'

/** Reasons exactly as they are sent. `reasonText` returns their labels. */
export const cancelReasons = [
  'MODIFY EXISTING ORDER',
  'PAYMENT DIFFICULTY',
  'CHANGE STORE',
  'CHANGE OF MIND',
  'UNRESPONSIVE SELLER',
  'DUPLICATE ORDER',
  'DELIVERY CONCERN',
  OTHERS,
] as const

export type CancelReason = (typeof cancelReasons)[number]

/** The label of a listed reason, or the user's text. */
export const reasonText = (reason: string): string =>
  (cancelReasons as readonly string[]).includes(reason) ? sentenceCase(reason) : reason

const cancellable: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PREPARING', 'PACKED'])

export const mayCancel = (status: OrderStatus): boolean => cancellable.has(status)

function consequenceOf(status: OrderStatus): string {
  if (status === 'PENDING' || status === 'CANCELLED') return ''
  if (mayCancel(status))
    return 'The shop has already started on this order, so it needs to approve the cancellation. Until then, the order continues.'
  return status === 'PENDING_CANCELLATION'
    ? 'The shop has not replied yet.'
    : 'It can no longer be cancelled.'
}

/**
 * Says why it was, or can't be, cancelled; empty when there is nothing to explain. `before`: the
 * order when the dialog was opened, whose status may have changed since.
 */
export function cancelNote(
  status: OrderStatus,
  before: Pick<Schemas['Order'], 'order_status' | 'delivery_method'>,
): string {
  const change =
    status === before.order_status
      ? ''
      : `This order has changed: it is now ${labelFor(status, before.delivery_method)}.`
  return [change, consequenceOf(status)].filter(Boolean).join(' ')
}

/** The terms' return window, ms from receipt. */
const REFUND_WINDOW_MS = 48 * 3_600_000

/** Whether to offer it at `now`, ms since the epoch. The server decides, by its own clock. */
export function mayRefund(
  { order_status, order_timeline }: Pick<Schemas['Order'], 'order_status' | 'order_timeline'>,
  now: number,
): boolean {
  const received = Date.parse(order_timeline.COMPLETED ?? '')
  return order_status === 'COMPLETED' && now - received <= REFUND_WINDOW_MS
}
