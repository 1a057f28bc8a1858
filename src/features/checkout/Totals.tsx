import { MoneyTable, type MoneyRow } from '../../components/MoneyTable.tsx'
import { roundMoney } from '../../lib/money.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Choices } from './attempt.ts'
import styles from './Totals.module.css'
import { summaryBody } from './orderBody.ts'
import type { CheckoutGroup } from './settle.ts'
import { usePriceSummary } from './usePriceSummary.ts'

interface Props {
  groups: readonly CheckoutGroup[]
  choices: Choices
  userId: string
  placing: boolean
  /** What keeps the buyer from ordering. */
  obstacle: string | undefined
  /** Why the last try gave no order. */
  failure: string | null
  onPlace: () => void
}

/** What it all costs, and the button that orders. */
export function Totals({ groups, choices, userId, placing, obstacle, failure, onPlace }: Props) {
  const { summary, failed } = usePriceSummary(summaryBody({ customer: userId, groups, choices }))
  const merchandise = roundMoney(groups.flatMap((group) => group.lines).reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  const rows: MoneyRow[] = [{ label: 'Merchandise Total', amount: merchandise }]
  if (!failed) {
    const { finalAmount, basePrice, xenditTransactionFee, tax } = summary ?? {}
    const fees = xenditTransactionFee === undefined || tax === undefined ? null : roundMoney(xenditTransactionFee + tax)
    const service =
      finalAmount === undefined || basePrice === undefined || fees === null ? null : roundMoney(finalAmount - basePrice - fees)
    if (choices.payment === 'gcash') rows.push({ label: 'Service Fee', amount: service })
    rows.push({ label: 'Transaction Fee incl. VAT', amount: fees }, { label: 'Total Amount', amount: finalAmount ?? null, total: true })
  }
  return (
    <aside className={styles.totals} aria-labelledby="totals">
      <h2 id="totals" className={styles.title}>
        Cart Overall Total
      </h2>
      <MoneyTable live rows={rows} />
      <div role="alert" className={styles.failure}>
        {failure && (
          <p>
            <Icon name="alert" size={18} /> {failure}
          </p>
        )}
      </div>
      <Button block size="l" disabled={obstacle !== undefined} loading={placing} aria-describedby="obstacle" onClick={onPlace}>
        Check Out
      </Button>
      <p id="obstacle" className={styles.obstacle} aria-live="polite">
        {obstacle}
      </p>
    </aside>
  )
}
