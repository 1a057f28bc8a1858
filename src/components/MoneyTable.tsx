import { formatMoney } from '../lib/money.ts'
import { classNames } from '../ui/classNames.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './MoneyTable.module.css'

export interface MoneyRow {
  label: string
  /** Pesos; null while it is being computed. */
  amount: number | null
  /** The sum at the end. */
  total?: boolean
}

interface Props {
  rows: readonly MoneyRow[]
  /** A change of any figure is read out. */
  live?: boolean
}

/** Amounts and their sum, figures in a column. */
export function MoneyTable({ rows, live = false }: Props) {
  return (
    <dl className={styles.table} aria-live={live ? 'polite' : undefined}>
      {rows.map(({ label, amount, total }) => (
        <div key={label} className={classNames(styles.row, total && styles.total)}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{amount === null ? <Skeleton width="5rem" /> : formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
