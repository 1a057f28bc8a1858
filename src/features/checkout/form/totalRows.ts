import type { Schemas } from '#api/contract.ts'
import type { MoneyRow } from '#components/MoneyTable.tsx'
import type { Choices } from '#flows/checkout/attempt.ts'
import { roundMoney } from '#domain/money.ts'
import type { CheckoutGroup } from './settle.ts'

/** The server's price summary; null while it loads, 'unknown' when it could not be loaded. */
type Summary = Schemas['PriceSummary'] | null | 'unknown'

/** Rows of the price of a checkout, in pesos: products by their prices, everything else from the server. */
export function totalRows(groups: readonly CheckoutGroup[], payment: Choices['payment'], summary: Summary): MoneyRow[] {
  const lines = groups.flatMap((group) => group.lines)
  const merchandise = roundMoney(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  const of = (figure: (of: Schemas['PriceSummary']) => number) =>
    summary === null || summary === 'unknown' ? summary : roundMoney(figure(summary))
  const service = of(
    ({ finalAmount, basePrice, xenditTransactionFee, tax, deliveryFee = 0 }) =>
      finalAmount - basePrice - xenditTransactionFee - tax - deliveryFee,
  )
  const delivery = summary === null || summary === 'unknown' ? 0 : (summary.deliveryFee ?? 0)
  return [
    { label: 'Merchandise Total', amount: merchandise },
    // Where delivery is free, the switch says so.
    ...(delivery > 0 ? [{ label: 'Delivery Fee', amount: delivery }] : []),
    ...(payment === 'gcash' ? [{ label: 'Service Fee', amount: service }] : []),
    { label: 'Transaction Fee incl. VAT', amount: of(({ xenditTransactionFee, tax }) => xenditTransactionFee + tax) },
    { label: 'Total Amount', amount: of(({ finalAmount }) => finalAmount), total: true },
  ]
}
