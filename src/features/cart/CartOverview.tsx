import { MoneyTable } from '#components/MoneyTable.tsx'
import { roundMoney } from '#domain/money.ts'
import type { Selection } from '#domain/selection.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import styles from './CartOverview.module.css'
import { subtotalOf } from './cartLines.ts'
import { useCheckOut } from './useCheckOut.ts'

interface Props {
  /** The selected lines with their current quantities. */
  chosen: Selection
  selected: ReadonlySet<string>
  editing: boolean
}

/** The selected products and their total: beside the list on wide screens, at the bottom on phones. */
export function CartOverview({ chosen, selected, editing }: Props) {
  const { checkOut, waiting } = useCheckOut(selected)
  const count = chosen.reduce((sum, group) => sum + group.products.length, 0)
  const subtotals = chosen.map((group) => ({ label: group.shop_name, amount: subtotalOf(group) }))
  const total = roundMoney(subtotals.reduce((sum, row) => sum + row.amount, 0))
  return (
    <Card aside title="Cart Overview" className={styles.overview}>
      <p className={styles.count} aria-live="polite">
        {count === 0 ? 'Nothing selected' : `${count} ${count === 1 ? 'product' : 'products'} selected`}
      </p>
      <div className={styles.subtotals}>
        <MoneyTable rows={subtotals} />
      </div>
      <div className={styles.total}>
        <MoneyTable live rows={[{ label: 'Merchandise Total', amount: total, total: true }]} />
      </div>
      <Button block size="l" className={styles.button} disabled={count === 0 || editing} loading={waiting} onClick={checkOut}>
        Check Out
      </Button>
    </Card>
  )
}
