import type { Schemas } from '../../../api/contract.ts'
import type { MoneyRow } from '../../../components/MoneyTable.tsx'
import type { Choices } from '../../../flows/checkout/attempt.ts'
import { roundMoney } from '../../../lib/money.ts'
import type { CheckoutGroup } from './settle.ts'

/** The server's reckoning; null while it is being asked, 'unknown' when it could not be had. */
type Summary = Schemas['PriceSummary'] | null | 'unknown'

/** Rows of what a checkout costs, in pesos: the goods by their prices, all else as the server says. */
export function totalRows(groups: readonly CheckoutGroup[], payment: Choices['payment'], summary: Summary): MoneyRow[] {
  const lines = groups.flatMap((group) => group.lines)
  const merchandise = roundMoney(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  const of = (figure: (of: Schemas['PriceSummary']) => number) =>
    summary === null || summary === 'unknown' ? summary : roundMoney(figure(summary))
  const service = of(({ finalAmount, basePrice, xenditTransactionFee, tax }) => finalAmount - basePrice - xenditTransactionFee - tax)
  return [
    { label: 'Merchandise Total', amount: merchandise },
    ...(payment === 'gcash' ? [{ label: 'Service Fee', amount: service }] : []),
    { label: 'Transaction Fee incl. VAT', amount: of(({ xenditTransactionFee, tax }) => xenditTransactionFee + tax) },
    { label: 'Total Amount', amount: of(({ finalAmount }) => finalAmount), total: true },
  ]
}
