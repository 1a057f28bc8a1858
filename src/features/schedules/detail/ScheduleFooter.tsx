import { MoneyTable } from '#components/MoneyTable.tsx'
import { formatMoney } from '#domain/money.ts'
import { longDate } from '#lib/dates.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { Text } from '#ui/Layout.tsx'
import { type Schedule, soldOutOf, totalOf } from '../lines.ts'
import { statusOf } from '../status.ts'
import { useAdvance } from './useAdvance.ts'
import styles from './Detail.module.css'

interface Props {
  list: Schedule
  userId: string
  /** For the date, ISO 8601. */
  onSkip: (due: string) => void
}

/** Why it can't be checked out now; undefined when it can. */
function obstacleOf(list: Schedule): string | undefined {
  if (list.products.length === 0) return 'Add products to this list before its next order.'
  return totalOf(list) === 0 ? 'Everything on this list is sold out.' : undefined
}

/** A list without a next date is ordered once, and nothing on it changes. */
const onceText = {
  due: undefined,
  paused: 'This list is paused. You can order it once now; it stays paused.',
  finished: 'This list is finished. You can order it once more now.',
}

const TOTAL = 'Merchandise Total'

export function ScheduleFooter({ list, userId, onSkip }: Props) {
  const { advance, waiting } = useAdvance(list, userId)
  const total = totalOf(list)
  useAnnouncedChange(TOTAL, formatMoney(total))
  const status = statusOf(list)
  const soldOut = soldOutOf(list)
  const obstacle = obstacleOf(list)
  const note = obstacle ?? onceText[status.kind]
  const isEmpty = list.products.length === 0
  return (
    <footer className={styles.footer} data-empty={isEmpty || undefined}>
      <MoneyTable rows={[{ label: TOTAL, amount: total, total: true }]} />
      <p className={styles.small}>
        At today’s prices{soldOut.length > 0 && `, without ${soldOut.join(', ')} (sold out)`}.
      </p>
      {note && (
        <Text id="obstacle" tone="mango-ink" size="s" weight={600} className={styles.obstacle}>
          {note}
        </Text>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={status.kind !== 'due' || isEmpty}
          aria-describedby={note && 'obstacle'}
          onClick={() => status.kind === 'due' && onSkip(status.date)}
        >
          Cancel next checkout{status.kind === 'due' && ` (${longDate(status.date)})`}
        </Button>
        <Button
          disabled={obstacle !== undefined}
          aria-describedby={note && 'obstacle'}
          loading={waiting}
          onClick={advance}
        >
          Advance Checkout
        </Button>
      </div>
    </footer>
  )
}
