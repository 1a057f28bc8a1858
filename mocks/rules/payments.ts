import type { PaymentRow } from '../../fixtures/orderRows.ts'
import type { World } from '../world/world.ts'
import { awaitShop, moveOrder } from './orders.ts'

/** How long the provider waits for the buyer, world ms. */
export const PAYMENT_LIFETIME_MS = 15 * 60_000

export type Outcome = 'paid' | 'failed' | 'expired'
const statuses = { paid: 'PAID', failed: 'FAILED', expired: 'EXPIRED' } as const

/**
 * Ends a pending payment and tells its buyer on the payment socket; a payment that has ended stays as it is.
 * Paid orders go on to their shops; the others are cancelled and their stock returns.
 * @returns the payment after it, or null when there is none of that id
 */
export function settle(world: World, paymentId: string, outcome: Outcome): PaymentRow | null {
  const payment = world.tables.payments.get(paymentId)
  if (!payment || payment.status !== 'PENDING') return payment ?? null
  const settled = world.tables.payments.update(paymentId, { status: statuses[outcome] })
  for (const orderId of payment.order_ids) {
    const order = world.tables.orders.get(orderId)
    // The buyer may have cancelled meanwhile: then there is nothing left to do.
    if (order?.order_status !== 'PENDING') continue
    if (outcome === 'paid') awaitShop(world, orderId)
    else moveOrder(world, order, 'CANCELLED')
  }
  world.bus.emit('onPaymentStatus', payment.user_id, { status: settled.status, transaction_id: payment.order_ids[0] })
  return settled
}
