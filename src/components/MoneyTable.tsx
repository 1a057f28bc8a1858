import { formatMoney } from '#domain/money.ts'
import { classNames } from '#ui/classNames.ts'
import { Stack, Text } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './MoneyTable.module.css'

export interface MoneyRow {
  label: string
  /** Pesos; null while it is being computed, 'unknown' when it could not be. */
  amount: number | null | 'unknown'
  total?: boolean
}

function Amount({ amount }: Pick<MoneyRow, 'amount'>) {
  if (amount === null) return <Skeleton width="5rem" />
  return amount === 'unknown' ? 'Not known' : <span translate="no">{formatMoney(amount)}</span>
}

export function MoneyTable({ rows }: { rows: readonly MoneyRow[] }) {
  return (
    <Stack as="dl" gap={2}>
      {rows.map(({ label, amount, total }) => (
        <div key={label} className={classNames(styles.row, total && styles.total)}>
          <dt>{label}</dt>{' '}
          <Text as="dd" tone="ink" weight={650} numeric nowrap className={styles.amount}>
            <Amount amount={amount} />
          </Text>
        </div>
      ))}
    </Stack>
  )
}
