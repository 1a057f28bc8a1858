import { MoneyTable } from '#components/MoneyTable.tsx'
import { longDate } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { type Schedule, soldOutOf, totalOf } from '../lines.ts'
import { statusOf } from '../status.ts'
import styles from './Detail.module.css'
import { useAdvance } from './useAdvance.ts'

interface Props {
  list: Schedule
  userId: string
  /** Opens the confirmation for skipping the date (ISO 8601). */
  onSkip: (due: string) => void
}

/** The reason why a list can't be checked out now; undefined when it can. */
function obstacleOf(list: Schedule): string | undefined {
  const status = statusOf(list)
  if (status.kind === 'paused') return 'This list is paused. Enable it to check out.'
  if (status.kind === 'finished') return 'This list is finished. Reschedule it to check out again.'
  if (list.products.length === 0) return 'Put products on this list to check it out.'
  return totalOf(list) === 0 ? 'Everything on this list is sold out.' : undefined
}

/** The current price of the list, and the buttons for its next checkout. */
export function ScheduleFooter({ list, userId, onSkip }: Props) {
  const { advance, waiting } = useAdvance(list._id, userId)
  const status = statusOf(list)
  const soldOut = soldOutOf(list)
  const obstacle = obstacleOf(list)
  return (
    <footer className={styles.footer}>
      <MoneyTable live rows={[{ label: 'Merchandise Total', amount: totalOf(list), total: true }]} />
      <p className={styles.small}>
        At today’s prices.
        {soldOut.length > 0 && ` Without what is sold out: ${soldOut.join(', ')}.`}
      </p>
      {obstacle && (
        <p id="obstacle" className={styles.obstacle}>
          {obstacle}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={status.kind !== 'due'}
          aria-describedby={obstacle && 'obstacle'}
          onClick={() => status.kind === 'due' && onSkip(status.date)}
        >
          Cancel next checkout{status.kind === 'due' && ` (${longDate(status.date)})`}
        </Button>
        <Button disabled={obstacle !== undefined} aria-describedby={obstacle && 'obstacle'} loading={waiting} onClick={advance}>
          Advance Checkout
        </Button>
      </div>
    </footer>
  )
}
