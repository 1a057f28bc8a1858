import { sum } from '#fixtures/fees.ts'
import type { OrderRow, PaymentRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { cancelJobs } from './jobs.ts'

/** An ended payment stays as it is. */
const released = { PENDING: 'EXPIRED', PAID: 'REFUNDED' } as const

/**
 * Takes a cancelled or refunded order out of its payment. A payment for several orders loses this
 * one and its amount, and the order gets an ended payment of its own. The buyer's payment socket
 * gets the status.
 */
export function releasePayment(world: World, order: OrderRow): void {
  const { orders, payments } = world.tables
  const payment = payments.get(order.payment_id ?? '')
  if (!payment || !(payment.status === 'PENDING' || payment.status === 'PAID')) return
  const status = released[payment.status]
  const others = payment.order_ids.filter((id) => id !== order._id)
  if (others.length === 0) {
    payments.update(payment._id, { status })
    cancelJobs(world, payment._id)
  } else {
    payments.update(payment._id, {
      order_ids: others,
      amount: sum([payment.amount, -order.total_price]),
    })
    const own = {
      order_ids: [order._id],
      amount: order.total_price,
      status,
      split_from: payment._id,
    }
    const { _id } = payments.insert({ ...payment, ...own, _id: world.newId('payments') })
    orders.update(order._id, { payment_id: _id })
  }
  world.bus.emit('onPaymentStatus', payment.user_id, { status, transaction_id: order._id })
}

/** Pesos, for a payment of several orders. */
export const refundedOf = ({ tables }: World, { _id, user_id }: PaymentRow): number =>
  sum(
    tables.payments
      .by('user_id', user_id)
      .filter(({ split_from, status }) => split_from === _id && status === 'REFUNDED')
      .map(({ amount }) => amount),
  )
