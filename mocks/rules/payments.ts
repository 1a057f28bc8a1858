import type { PaymentRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { cancelJobs } from './jobs.ts'
import { notifyPayment } from './orderNews.ts'
import { scheduleShopAction, moveOrder } from './orders.ts'

/** World ms that the provider waits for the buyer. */
export const PAYMENT_LIFETIME_MS = 15 * 60_000

export type Outcome = 'paid' | 'failed' | 'expired'
const statuses = { paid: 'PAID', failed: 'FAILED', expired: 'EXPIRED' } as const

/**
 * Ends a pending payment: orders that are paid wait for their shops; the others are cancelled and
 * their stock is returned. One that has ended stays as it is.
 * @returns null when there is none of that id
 */
export function settle(world: World, paymentId: string, outcome: Outcome): PaymentRow | null {
  const payment = world.tables.payments.get(paymentId)
  if (!payment || payment.status !== 'PENDING') return payment ?? null
  const status = statuses[outcome]
  const settled = world.tables.payments.update(paymentId, { status })
  cancelJobs(world, paymentId)
  for (const orderId of payment.order_ids) {
    const order = world.tables.orders.get(orderId)
    if (order?.order_status !== 'PENDING') continue
    if (outcome === 'paid') scheduleShopAction(world, orderId)
    else moveOrder(world, order, 'CANCELLED')
  }
  world.bus.emit('onPaymentStatus', payment.user_id, {
    status,
    transaction_id: payment.order_ids[0],
  })
  notifyPayment(world, settled, status)
  return settled
}
