import type { Schemas } from '#api/contract.ts'

type Order = Schemas['Order']

/** Says the next step, or the outcome of a request; empty for most orders. */
export function noteOf({
  order_status,
  order_timeline,
}: Pick<Order, 'order_status' | 'order_timeline'>): string {
  switch (order_status) {
    case 'PENDING_CANCELLATION':
      return 'You asked to cancel this order. The shop had already started on it, so it needs to approve. Until it replies, the order continues. Its reply will show here.'
    case 'REFUND_REQUESTED':
      return 'You asked for a refund. The shop will decide, and its reply will show here.'
    case 'PREPARING':
    case 'PACKED':
    case 'READY_TO_PICK_UP':
      return order_timeline.PENDING_CANCELLATION
        ? 'The shop did not approve the cancellation, so the order continues.'
        : ''
    case 'CANCELLED':
      return order_timeline.PENDING_CANCELLATION ? 'The shop approved your cancellation.' : ''
    case 'REFUNDED':
      return 'The shop approved your refund.'
    case 'REFUND_REJECTED':
      return 'The shop did not approve your refund.'
    default:
      return ''
  }
}

type Texts = Partial<Record<Order['order_status'], string>>

const nowTexts: Texts = {
  PENDING: 'Waiting for the shop to confirm',
  PREPARING: 'The shop is preparing your order',
  PACKED: 'Soon ready to collect',
  READY_TO_PICK_UP: 'You can collect it at the shop',
  PENDING_CANCELLATION: 'Waiting for the shop’s reply',
  REFUND_REQUESTED: 'Waiting for the shop’s reply',
  COMPLETED: 'You have received it. Thank you!',
}
const deliveryTexts: Texts = {
  PACKED: 'Waiting for the courier',
  READY_TO_PICK_UP: 'The courier is on the way',
}

/** Says what happens now; undefined of what was called off. */
export function nowOf(order: Order): string | undefined {
  const { order_status, delivery_method, payment_method, payment_status } = order
  if (order_status === 'PENDING' && payment_method !== 'cod' && payment_status === 'PENDING')
    return 'Waiting for your payment'
  return (delivery_method === 'DELIVERY' && deliveryTexts[order_status]) || nowTexts[order_status]
}

const methods: Record<Order['payment_method'], string> = {
  cod: 'Cash on Delivery/Pickup',
  card: 'Card',
  dob: 'Bank Transfer',
  gcash: 'GCash',
  paymaya: 'PayMaya',
}
const outcomes: Record<NonNullable<Order['payment_status']>, string> = {
  PENDING: 'to be paid',
  PAID: 'paid',
  FAILED: 'payment failed',
  EXPIRED: 'payment expired',
  REFUNDED: 'refunded',
}

function outcomeOf({
  payment_method,
  payment_status,
  order_status,
}: Pick<Order, 'payment_method' | 'payment_status' | 'order_status'>) {
  if (order_status === 'REFUNDED') return 'refunded'
  if (payment_status === 'PAID') return outcomes.PAID
  // Cash is paid on delivery or pickup: it can neither fail nor expire.
  if (payment_method === 'cod')
    return order_status === 'CANCELLED' ? 'nothing to pay' : outcomes.PENDING
  if (payment_status === undefined) return undefined
  return payment_status === 'PENDING' && order_status === 'CANCELLED'
    ? 'not paid'
    : (outcomes[payment_status] ?? 'payment status not known')
}

/**
 * Returns 'GCash, payment expired'. The server may know methods and statuses that this app does
 * not, or no status.
 */
export const paymentText = (
  order: Pick<Order, 'payment_method' | 'payment_status' | 'order_status'>,
): string =>
  [methods[order.payment_method] ?? 'Another payment method', outcomeOf(order)]
    .filter(Boolean)
    .join(', ')
