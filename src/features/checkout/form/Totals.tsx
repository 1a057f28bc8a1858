import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { checkoutQueries } from '#api/checkout.ts'
import type { Body, Schemas } from '#api/contract.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { formatMoney } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import { useSlow } from '#lib/useSlow.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { Text } from '#ui/Layout.tsx'
import { PaymentAndAddress } from './PaymentMethod.tsx'
import type { CheckoutGroup } from './reconcile.ts'
import { totalRows } from './totalRows.ts'
import styles from './Totals.module.css'

type Price = ReturnType<typeof usePriceSummary>

/** A failure is only logged: the rows then show the known prices. */
export function usePriceSummary(body: Body<'getPriceSummary'>) {
  const query = useQuery({
    ...checkoutQueries.summary(body),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const { error, isFetching, refetch } = query
  useEffect(() => {
    if (error) console.error('The price summary could not be loaded', error)
  }, [error])
  const summary = query.isPlaceholderData ? undefined : query.data
  return {
    summary,
    failed: summary === undefined && error !== null,
    retrying: isFetching,
    retry: () => void refetch(),
  }
}

/** Time until a message says that the order takes long, ms. */
const LONG_WAIT_MS = 8000

/** The user may leave the page: the response is handled on any screen. */
function LongWait({ displayName }: { displayName: string }) {
  const long = useSlow(true, LONG_WAIT_MS)
  return (
    <Text as="div" role="status" hint className={styles.wait}>
      {long && (
        <p>
          This is taking longer than usual. Your order is being placed, so please don't order again
          in another tab. <Link to={paths.orders(displayName)}>View Orders</Link>
        </p>
      )}
    </Text>
  )
}

interface Props {
  groups: readonly CheckoutGroup[]
  choices: Choices
  address: Schemas['Address'] | undefined
  delivers: boolean
  price: Price
  displayName: string
  placing: boolean
  obstacle: string | undefined
  failure: string | null
  /** `total`: the one on the screen, pesos; undefined while it is unknown. */
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

/** Tells the style sheet the bar's height, which a message changes. */
function measureBar(bar: HTMLElement | null) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--totals-bar', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--totals-bar')
  }
}

/** Takes an order by GCash only when the total is shown. */
export function Totals({
  groups,
  choices,
  address,
  delivers,
  price,
  displayName,
  placing,
  obstacle,
  failure,
  onPlace,
}: Props) {
  const { summary, failed, retrying, retry } = price
  const title = useId()
  const rows = totalRows(groups, choices.payment, failed ? 'unknown' : (summary ?? null))
  useAnnouncedChange('Total Amount', summary && formatMoney(summary.finalAmount))
  const needsTotal = choices.payment !== 'cod' && summary === undefined
  const reason =
    obstacle ?? (needsTotal ? 'We need the total before you can pay with GCash.' : undefined)
  return (
    <aside className={styles.totals} aria-labelledby={title}>
      <div className={styles.sums}>
        <Text as="h2" id={title} size="l">
          Cart Overall Total
        </Text>
        <MoneyTable rows={rows} />
        {failed && <SummaryFailed retrying={retrying} onRetry={retry} />}
      </div>
      <div className={styles.bar} ref={measureBar}>
        {failure && <Alert type="error" showIcon title={failure} className={styles.failure} />}
        <PaymentAndAddress payment={choices.payment} address={address} delivers={delivers} />
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
        <Text id="obstacle" hint text="center" className={styles.obstacle} aria-live="polite">
          {!placing && reason}
        </Text>
        {placing && <LongWait displayName={displayName} />}
      </div>
    </aside>
  )
}
