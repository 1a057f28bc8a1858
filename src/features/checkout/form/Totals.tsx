import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import { Alert } from 'antd'
import { MoneyTable } from '#components/MoneyTable.tsx'
import type { Choices } from '#flows/checkout/attempt.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LongWait } from './LongWait.tsx'
import { summaryBody } from './orderBody.ts'
import type { CheckoutGroup } from './settle.ts'
import styles from './Totals.module.css'
import { totalRows } from './totalRows.ts'
import { usePriceSummary } from './usePriceSummary.ts'

interface Props {
  groups: readonly CheckoutGroup[]
  choices: Choices
  userId: string
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
        <Button size="s" variant="secondary" icon={ReloadOutlined} loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  )
}

/** The total and the button that orders. A GCash order is possible only when the total is shown. */
export function Totals({ groups, choices, userId, displayName, placing, obstacle, failure, onPlace }: Props) {
  const { summary, failed, retrying, retry } = usePriceSummary(summaryBody({ customer: userId, groups, choices }))
  const needsTotal = choices.payment !== 'cod' && summary === undefined
  const reason = obstacle ?? (needsTotal ? 'To pay by GCash, the total must be known first.' : undefined)
  return (
    <Card aside title="Cart Overall Total">
      <MoneyTable live rows={totalRows(groups, choices.payment, failed ? 'unknown' : (summary ?? null))} />
      {failed && <SummaryFailed retrying={retrying} onRetry={retry} />}
      {failure && <Alert type="error" showIcon title={failure} />}
      <Button
        block
        size="l"
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
    </Card>
  )
}
