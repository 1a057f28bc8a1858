import type { PaymentRow } from '../../fixtures/orderRows.ts'
import type { World } from '../world/world.ts'
import { sum } from './money.ts'
import { scheduleShopAction, moveOrder } from './orders.ts'

/** How long the provider waits for the buyer, world ms. */
export const PAYMENT_LIFETIME_MS = 15 * 60_000

export type Outcome = 'paid' | 'failed' | 'expired'
const statuses = { paid: 'PAID', failed: 'FAILED', expired: 'EXPIRED' } as const

/**
 * Ends a pending payment and sends its status to the buyer's payment socket; a payment that has ended stays as it is.
 * Orders that are paid wait for their shops; the others are cancelled and their stock is returned.
 * @returns the updated payment, or null when there is none of that id
 */
export function settle(world: World, paymentId: string, outcome: Outcome): PaymentRow | null {
  const payment = world.tables.payments.get(paymentId)
  if (!payment || payment.status !== 'PENDING') return payment ?? null
  const settled = world.tables.payments.update(paymentId, { status: statuses[outcome] })
  for (const orderId of payment.order_ids) {
    const order = world.tables.orders.get(orderId)
    // When a cancellation ends the payment, that order is cancelled already.
    if (order?.order_status !== 'PENDING') continue
    if (outcome === 'paid') scheduleShopAction(world, orderId)
    else moveOrder(world, order, 'CANCELLED')
  }
  world.bus.emit('onPaymentStatus', payment.user_id, { status: settled.status, transaction_id: payment.order_ids[0] })
  return settled
}

/**
 * Makes sure that a cancelled order can't be paid any more. A payment for this order alone expires; a payment for several
 * orders loses this order and its amount, and the order gets an expired payment of its own.
 */
export function withdrawFromPayment(world: World, orderId: string): void {
  const { orders, payments } = world.tables
  const order = orders.get(orderId)
  const payment = payments.get(order?.payment_id ?? '')
  if (!order || payment?.status !== 'PENDING') return
  const others = payment.order_ids.filter((id) => id !== orderId)
  if (others.length === 0) return void settle(world, payment._id, 'expired')
  payments.update(payment._id, { order_ids: others, amount: sum([payment.amount, -order.total_price]) })
  const own = { order_ids: [orderId], amount: order.total_price, status: statuses.expired, split_from: payment._id }
  const { _id } = payments.insert({ ...payment, ...own, _id: world.newId('payments') })
  orders.update(orderId, { payment_id: _id })
}
