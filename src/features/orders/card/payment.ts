import type { Schemas } from '#api/contract.ts'

type Order = Schemas['Order']

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
 * 'GCash, payment expired'. The server may know methods and statuses that this app does not, or no
 * status.
 */
export const paymentText = (
  order: Pick<Order, 'payment_method' | 'payment_status' | 'order_status'>,
): string =>
  [methods[order.payment_method] ?? 'Another payment method', outcomeOf(order)]
    .filter(Boolean)
    .join(', ')
