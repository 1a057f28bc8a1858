import type { PaymentRow } from '#fixtures/rows.ts'
import type { Marketplace } from '#mocks/core/marketplace.ts'
import { type Outcome, settle } from '#mocks/rules/payments.ts'

export interface PaymentView {
  id: string
  status: PaymentRow['status']
  method: PaymentRow['payment_method']
  /** Pesos. */
  amount: number
  shops: string[]
  /** Opened when the payment window did not close by itself. */
  successUrl: string
  failureUrl: string
  /** An order was cancelled after the amount was shown. */
  changed?: boolean
}

/** Leaves '' alone. */
const withIntent = (page: string, id: string) =>
  page.replace(
    /^[^#]+/,
    (address) => `${address}${address.includes('?') ? '&' : '?'}payment_intent_id=${id}`,
  )

/** Null when there is none of that id. */
export function viewPayment(market: Marketplace, id: string): PaymentView | null {
  market.runDue()
  const { payments, orders, shops } = market.world.tables
  const payment = payments.get(id)
  if (!payment) return null
  const names = payment.order_ids.map(
    (orderId) => shops.get(orders.get(orderId)?.shop_id ?? '')?.shop_name ?? 'A shop',
  )
  const { status, payment_method: method, amount, success_url, failure_url } = payment
  const pages = { successUrl: withIntent(success_url, id), failureUrl: withIntent(failure_url, id) }
  return { id, status, method, amount, shops: [...new Set(names)], ...pages }
}

/**
 * A settled payment stays as it is, and so does one whose amount has changed.
 * @param shown the amount that the page has shown, pesos
 */
export function settlePayment(
  market: Marketplace,
  id: string,
  outcome: Outcome,
  shown?: number,
): PaymentView | null {
  const payment = viewPayment(market, id)
  if (payment?.status !== 'PENDING') return payment
  if (shown !== undefined && shown !== payment.amount) return { ...payment, changed: true }
  market.carryOut('settlePayment', () => void settle(market.world, id, outcome))
  return viewPayment(market, id)
}
