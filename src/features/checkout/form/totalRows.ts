import type { Schemas } from '#api/contract.ts'
import type { MoneyRow } from '#components/MoneyTable.tsx'
import { roundMoney } from '#domain/money.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import type { CheckoutGroup } from './reconcile.ts'

/** Null while it loads, 'unknown' when it could not be loaded. */
type Summary = Schemas['PriceSummary'] | null | 'unknown'

/** Pesos. */
export const paymentFees = ({ finalAmount, basePrice, deliveryFee = 0 }: Schemas['PriceSummary']) =>
  roundMoney(finalAmount - basePrice - deliveryFee)

/** Rows in pesos. The products count at their prices; all other amounts come from the server. */
export function totalRows(
  groups: readonly CheckoutGroup[],
  payment: Choices['payment'],
  summary: Summary,
): MoneyRow[] {
  const lines = groups.flatMap((group) => group.lines)
  const merchandise = roundMoney(
    lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  )
  const amountOf = (amountIn: (loaded: Schemas['PriceSummary']) => number) =>
    summary === null || summary === 'unknown' ? summary : roundMoney(amountIn(summary))
  const service = amountOf(
    ({ finalAmount, basePrice, xenditTransactionFee, tax, deliveryFee = 0 }) =>
      finalAmount - basePrice - xenditTransactionFee - tax - deliveryFee,
  )
  const delivery = summary === null || summary === 'unknown' ? 0 : (summary.deliveryFee ?? 0)
  return [
    { label: 'Merchandise Total', amount: merchandise },
    // Free delivery is shown beside the switch instead.
    ...(delivery > 0 ? [{ label: 'Delivery Fee', amount: delivery }] : []),
    ...(payment === 'gcash' ? [{ label: 'Service Fee', amount: service }] : []),
    {
      label: 'Transaction Fee incl. VAT',
      amount: amountOf(({ xenditTransactionFee, tax }) => xenditTransactionFee + tax),
    },
    { label: 'Total Amount', amount: amountOf(({ finalAmount }) => finalAmount), total: true },
  ]
}
