import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import UndoOutlined from '@ant-design/icons/UndoOutlined'
import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addressQueries } from '#api/addresses.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { addressLine } from '#components/addressLine.ts'
import { weekdayAndDate, weekdayAndTime } from '#lib/dates.ts'
import { withLock } from '#lib/lock.ts'
import { Button } from '#ui/Button.tsx'
import { Icon, type IconType } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { isStillSkipped, type Skip, statusOf } from '../dates.ts'
import type { Schedule } from '../lines.ts'
import styles from './Detail.module.css'

/** Takes the skip back, unless the list has moved on since. */
function useUndoSkip(skip: Skip) {
  const queryClient = useQueryClient()
  const { mutateAsync: restart } = useMutation(scheduleMutations.restart())
  const [undoing, setUndoing] = useState(false)

  const takeBack = async () => {
    const { listId, due } = skip
    const list = await queryClient.fetchQuery(scheduleQueries.fresh(listId))
    if (!isStillSkipped(list, skip))
      return showError('Failed to update schedule', 'This list has changed in the meantime.')
    const next = (await restart(listId))?.next_checkout_date ?? due
    showToast('Schedule enabled', `The next order is on ${weekdayAndDate(next)} again.`)
  }
  const undo = async () => {
    setUndoing(true)
    try {
      await withLock(`schedule.${skip.listId}`, takeBack)
    } catch {
      // The list may have been paused without being enabled again; its status then says so.
      showError('Failed to update schedule', 'Please check the next date of this list.')
    } finally {
      setUndoing(false)
    }
  }
  return { undo: () => void undo(), undoing }
}

interface Props {
  list: Schedule
  skip: Skip | null
  onReschedule: () => void
  onShipping: () => void
}

function NextDate({ list, onReschedule }: Pick<Props, 'list' | 'onReschedule'>) {
  const status = statusOf(list)
  if (status.kind === 'due') return <>Next check out: {weekdayAndTime(status.date)}</>
  if (status.kind === 'paused') return <>Paused: nothing is ordered until you enable it.</>
  return (
    <>
      Finished: there are no more dates.{' '}
      <Button variant="quiet" size="s" onClick={onReschedule}>
        Reschedule
      </Button>
    </>
  )
}

function Skipped({ skip }: { skip: Skip }) {
  const { undo, undoing } = useUndoSkip(skip)
  return (
    <>
      Skipped: {weekdayAndTime(skip.due)}.{' '}
      <Button variant="quiet" size="s" loading={undoing} onClick={undo}>
        Undo
      </Button>
    </>
  )
}

/** One that was deleted meanwhile must be replaced. */
function Destination({ list, onShipping }: Pick<Props, 'list' | 'onShipping'>) {
  const { data } = useQuery(addressQueries.all(list.user_id))
  if (!data) return <span className={styles.place}>Loading the address…</span>
  const address = data.find(({ _id }) => _id === list.address)
  if (address)
    return (
      <span className={styles.place}>
        Delivered to {`${address.owner_name}, ${addressLine(address)}`}
      </span>
    )
  return (
    <Text as="span" tone="danger" weight={600}>
      Its delivery address was deleted, so nothing can be ordered.{' '}
      <Button variant="quiet" size="s" onClick={onShipping}>
        Choose another address
      </Button>
    </Text>
  )
}

const paymentText = (list: Schedule) =>
  list.payment_method === 'cod'
    ? 'Cash on Delivery'
    : 'GCash: we’ll remind you on the day to check out and pay'

const Fact = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <Row as="li" align="start" gap={3} className={styles.fact}>
    <Icon icon={icon} size={18} />
    <span>{children}</span>
  </Row>
)

export const ScheduleFacts = ({ list, skip, onReschedule, onShipping }: Props) => (
  <Stack as="ul" surface gap={2} className={styles.facts} aria-label="About this list">
    <Fact icon={ClockCircleOutlined}>
      <NextDate list={list} onReschedule={onReschedule} />
    </Fact>
    {skip && isStillSkipped(list, skip) && (
      <Fact icon={UndoOutlined}>
        <Skipped skip={skip} />
      </Fact>
    )}
    <Fact icon={EnvironmentOutlined}>
      <Destination list={list} onShipping={onShipping} />
    </Fact>
    <Fact icon={WalletOutlined}>{paymentText(list)}</Fact>
  </Stack>
)
