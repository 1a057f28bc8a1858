import { formatMoney } from '#domain/money.ts'
import { classNames } from '#ui/classNames.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './MoneyTable.module.css'

export interface MoneyRow {
  label: string
  /** Pesos; null while it is being computed, 'unknown' when it could not be. */
  amount: number | null | 'unknown'
  /** The row is the total. */
  total?: boolean
}

interface Props {
  rows: readonly MoneyRow[]
  /** The table is a live region: changes are announced. */
  live?: boolean
}

function Amount({ amount }: Pick<MoneyRow, 'amount'>) {
  if (amount === null) return <Skeleton width="5rem" />
  return amount === 'unknown' ? 'Not known' : <span translate="no">{formatMoney(amount)}</span>
}

/** Amounts and their total, with the figures in a column. */
export function MoneyTable({ rows, live = false }: Props) {
  return (
    <dl className={styles.table} aria-live={live ? 'polite' : undefined}>
      {rows.map(({ label, amount, total }) => (
        <div key={label} className={classNames(styles.row, total && styles.total)}>
          <dt>{label}</dt>
          <dd className={styles.amount}>
            <Amount amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
