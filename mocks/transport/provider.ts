import type { PaymentRow } from '../../fixtures/orderRows.ts'
import type { Marketplace } from '../marketplace.ts'
import { type Outcome, settle } from '../rules/payments.ts'

/** The ways in which a payment can end at the provider. */
export const outcomes: readonly Outcome[] = ['paid', 'failed', 'expired']

/** What the provider's page shows of a payment. */
export interface PaymentView {
  id: string
  status: PaymentRow['status']
  method: PaymentRow['payment_method']
  /** Pesos. */
  amount: number
  /** Names of the shops that are paid. */
  shops: string[]
  /** Where the buyer goes afterwards, when her window did not close by itself. */
  successUrl: string
  failureUrl: string
}

/** The payment as its page shows it; null when there is none of that id. */
export function viewPayment(market: Marketplace, id: string): PaymentView | null {
  market.runDue()
  const { payments, orders, shops } = market.world.tables
  const payment = payments.get(id)
  if (!payment) return null
  const names = payment.order_ids.map((orderId) => shops.get(orders.get(orderId)?.shop_id ?? '')?.shop_name ?? 'A shop')
  const { status, payment_method: method, amount, success_url: successUrl, failure_url: failureUrl } = payment
  return { id, status, method, amount, shops: [...new Set(names)], successUrl, failureUrl }
}

/** What the buyer does on the provider's page. A payment that is settled already stays as it is. */
export function settlePayment(market: Marketplace, id: string, outcome: Outcome): PaymentView | null {
  const before = viewPayment(market, id)
  if (before?.status === 'PENDING') settle(market.world, id, outcome)
  return viewPayment(market, id)
}
