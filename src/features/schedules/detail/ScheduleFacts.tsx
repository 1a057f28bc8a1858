import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import UndoOutlined from '@ant-design/icons/UndoOutlined'
import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '#api/addresses.ts'
import { addressLine } from '#components/addressLine.ts'
import { weekdayAndTime } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Icon, type IconType } from '#ui/Icon.tsx'
import type { Schedule } from '../lines.ts'
import { isStillSkipped, type Skip } from '../skip.ts'
import { statusOf } from '../status.ts'
import styles from './Detail.module.css'
import { useUndoSkip } from './useUndoSkip.ts'

interface Props {
  list: Schedule
  skip: Skip | null
  onReschedule: () => void
  onShipping: () => void
}

/** The next date, or the reason why there is none. */
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

/** A date that was just skipped. The skip can be undone while the date is in the future. */
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

/**
 * The shipping address. An address that was deleted meanwhile must be replaced, since nothing can
 * be delivered there.
 */
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
    <span className={styles.missing}>
      Its delivery address was deleted, so nothing can be ordered.{' '}
      <Button variant="quiet" size="s" onClick={onShipping}>
        Choose another address
      </Button>
    </span>
  )
}

const paymentText = (list: Schedule) =>
  list.payment_method === 'cod'
    ? 'Cash on Delivery'
    : 'GCash: we’ll remind you on the day to check out and pay'

/** Schedule, address and payment method of a list. */
export function ScheduleFacts({ list, skip, onReschedule, onShipping }: Props) {
  const facts: { about: string; icon: IconType; text: React.ReactNode }[] = [
    {
      about: 'time',
      icon: ClockCircleOutlined,
      text: <NextDate list={list} onReschedule={onReschedule} />,
    },
    ...(skip && isStillSkipped(list, skip)
      ? [{ about: 'skip', icon: UndoOutlined, text: <Skipped skip={skip} /> }]
      : []),
    {
      about: 'place',
      icon: EnvironmentOutlined,
      text: <Destination list={list} onShipping={onShipping} />,
    },
    { about: 'payment', icon: WalletOutlined, text: paymentText(list) },
  ]
  return (
    <ul className={styles.facts} aria-label="About this list">
      {facts.map(({ about, icon, text }) => (
        <li key={about} className={styles.fact}>
          <Icon icon={icon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
