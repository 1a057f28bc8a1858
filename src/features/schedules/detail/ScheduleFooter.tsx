import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { scheduleQueries } from '#api/schedules.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { formatMoney } from '#domain/money.ts'
import { routerStateOf } from '#flows/checkout/occurrence.ts'
import { startCheckout } from '#flows/checkout/startCheckout.ts'
import { shortDate } from '#lib/dates.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { listQuantities } from '#state/quantities.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { showError } from '#ui/toast.ts'
import { statusOf } from '../dates.ts'
import { type Schedule, selectionOf, totalOf } from '../lines.ts'
import styles from './Detail.module.css'

const choicesOf = ({ address, payment_method, products }: Schedule) => ({
  addressId: address,
  deliveries: Object.fromEntries(products.map(({ shop_id }) => [shop_id, 'DELIVERY' as const])),
  payment: payment_method === 'gcash' ? ('gcash' as const) : ('cod' as const),
})

/**
 * Opens the checkout with the list as the server has it. A paused or finished list is ordered once,
 * and no date is moved.
 */
function useAdvance({ _id: listId, next_checkout_date: shownDate }: Schedule, userId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(false)
  const begin = useCurrentRequest()

  const advance = async () => {
    setWaiting(true)
    const isCurrent = begin()
    try {
      // The user has seen an error about a refused quantity, and should check the list first.
      if (!(await listQuantities.flush())) return
      const list = await queryClient.fetchQuery(scheduleQueries.fresh(listId))
      if (!isCurrent()) return
      const { next_checkout_date: due } = list
      const chosen = selectionOf(list)
      const changed = (due === null) !== (shownDate === null)
      if (changed || chosen.length === 0)
        return showError('Failed to checkout', 'This list has changed. Please check it first.')
      const occurrence = due === null ? null : { scheduleId: listId, due }
      const state = occurrence ? routerStateOf(occurrence) : { from: 'scheduler', id: listId }
      await navigate(startCheckout(userId, chosen, { occurrence, choices: choicesOf(list) }), {
        state,
      })
    } catch {
      if (isCurrent()) showError('Failed to checkout')
    } finally {
      setWaiting(false)
    }
  }
  return { advance: () => void advance(), waiting }
}

interface Props {
  list: Schedule
  userId: string
  /** Called with the date, ISO 8601. */
  onSkip: (due: string) => void
}

/** Says why it can't be checked out now; undefined when it can. */
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
  const obstacle = obstacleOf(list)
  const note = obstacle ?? onceText[status.kind]
  const isEmpty = list.products.length === 0
  return (
    <footer className={styles.footer} data-empty={isEmpty || undefined}>
      {note && (
        <Text id="obstacle" tone="mango-ink" size="s" weight={600}>
          {note}
        </Text>
      )}
      <Row wrap justify="end" gap={3}>
        <div className={styles.sum}>
          <MoneyTable rows={[{ label: TOTAL, amount: total, total: true }]} />
          <Text hint>At today’s prices</Text>
        </div>
        <Button
          disabled={obstacle !== undefined}
          aria-describedby={note ? 'obstacle' : 'order-now'}
          loading={waiting}
          onClick={advance}
        >
          Advance Checkout
          <span id="order-now" className={styles.now} aria-hidden>
            Order this list now
          </span>
        </Button>
        <Button
          variant="neutral"
          size="s"
          disabled={status.kind !== 'due' || isEmpty}
          aria-describedby={note && 'obstacle'}
          className={styles.cancel}
          onClick={() => status.kind === 'due' && onSkip(status.date)}
        >
          Cancel next checkout{status.kind === 'due' && ` (${shortDate(status.date)})`}
        </Button>
      </Row>
    </footer>
  )
}
