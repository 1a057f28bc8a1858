import { Alert } from 'antd'
import { useId } from 'react'
import type { Schemas } from '#api/contract.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import type { Choices } from '#flows/checkout/attempt.ts'
import { formatMoney } from '#domain/money.ts'
import { Button } from '#ui/Button.tsx'
import { Chosen } from './Chosen.tsx'
import { LongWait } from './LongWait.tsx'
import type { CheckoutGroup } from './settle.ts'
import styles from './Totals.module.css'
import { totalRows } from './totalRows.ts'
import type { Price } from './usePriceSummary.ts'

interface Props {
  groups: readonly CheckoutGroup[]
  choices: Choices
  /** The address of the order; undefined while the user has none. */
  address: Schemas['Address'] | undefined
  price: Price
  displayName: string
  placing: boolean
  /** The reason why the user can't order yet. */
  obstacle: string | undefined
  /** The reason why the last try failed. */
  failure: string | null
  /** `total`: the total on the screen, pesos; undefined while it is unknown. */
  onPlace: (total?: number) => void
}

function SummaryFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Alert
      role="status"
      type="warning"
      title="The fees and the total could not be loaded."
      action={
        <Button size="s" variant="secondary" loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  )
}

/**
 * The total and the button that orders: in a box beside the form on wide screens; on narrow ones the button stays in view at the bottom, with
 * the total. A GCash order is possible only when the total is shown.
 */
export function Totals({ groups, choices, address, price, displayName, placing, obstacle, failure, onPlace }: Props) {
  const { summary, failed, retrying, retry } = price
  const title = useId()
  const rows = totalRows(groups, choices.payment, failed ? 'unknown' : (summary ?? null))
  const needsTotal = choices.payment !== 'cod' && summary === undefined
  const reason = obstacle ?? (needsTotal ? 'We need the total before you can pay with GCash.' : undefined)
  return (
    <aside className={styles.totals} aria-labelledby={title}>
      <div className={styles.sums}>
        <h2 id={title} className={styles.title}>
          Cart Overall Total
        </h2>
        <MoneyTable live rows={rows} />
        {failed && <SummaryFailed retrying={retrying} onRetry={retry} />}
      </div>
      <div className={styles.bar}>
        {failure && <Alert type="error" showIcon title={failure} className={styles.failure} />}
        <Chosen payment={choices.payment} address={address} />
        <p className={styles.due}>
          To pay
          <strong translate="no">{summary ? formatMoney(summary.finalAmount) : '…'}</strong>
        </p>
        <Button
          block
          size="l"
          className={styles.button}
          disabled={!placing && reason !== undefined}
          loading={placing}
          aria-describedby="obstacle"
          onClick={() => onPlace(summary?.finalAmount)}
        >
          Check Out
        </Button>
        <p id="obstacle" className={styles.obstacle} aria-live="polite">
          {!placing && reason}
        </p>
        {placing && <LongWait displayName={displayName} />}
      </div>
    </aside>
  )
}
