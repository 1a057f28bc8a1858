import { useMutation } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { isMissing } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import { useMoveOn } from '#flows/schedule/useMoveOn.ts'
import { weekdayAndDate } from '#lib/dates.ts'
import { listQuantities } from '#state/quantities.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import type { Skip } from './dates.ts'
import type { EditKind } from './edit/EditSchedule.tsx'
import { type Schedule, type ShopLines, withoutLine } from './lines.ts'

interface SkipNextProps {
  list: Schedule
  /** ISO 8601: the next date at the time of the click, even if the list has another by now. */
  due: string
  onSkipped: (skip: Skip) => void
  onClose: () => void
}

const nextText = (date: string | null) =>
  date === null ? 'There is no other checkout.' : `The next checkout is on ${weekdayAndDate(date)}.`

function SkipNext({ list, due, onSkipped, onClose }: SkipNextProps) {
  const { skip } = useMoveOn()
  const log = useActivityLog()
  const [busy, setBusy] = useState(false)
  const [following] = nextCheckouts(list.schedule_type, list.notification_date, Date.parse(due), 1)

  const confirm = async () => {
    setBusy(true)
    try {
      await listQuantities.flush()
      const { list: now, moved } = await skip(list._id, due)
      if (moved) {
        log('SCHEDULE', 'Schedule Cancelled')
        showToast('Schedule canceled', nextText(now.next_checkout_date))
        onSkipped({ listId: list._id, due, next: now.next_checkout_date })
      } else
        showError(
          'Failed to cancel schedule',
          `This list has changed in the meantime. ${nextText(now.next_checkout_date)}`,
        )
      onClose()
    } catch {
      showError('Failed to cancel schedule')
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title="Cancel next checkout"
      description={`The checkout on ${weekdayAndDate(due)} will be skipped. ${
        following === undefined
          ? 'This is the last date, so the list will be finished.'
          : `The one after it is on ${weekdayAndDate(following)}.`
      }`}
      confirmLabel="Skip this date"
      cancelLabel="Keep it"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}

/** It stays open on failure, for a retry. */
function RemoveLine({
  listId,
  line: { order_product_id, product_name },
  onClose,
}: {
  listId: string
  line: ShopLines['products'][number]
  onClose: () => void
}) {
  const onGone = () => {
    showToast('Product removed from the list!')
    onClose()
  }
  const { mutate, isPending } = useMutation(
    optimistic(
      {
        ...scheduleMutations.removeProduct(),
        onSuccess: onGone,
        // An earlier try whose response was lost, or another tab, has removed it.
        onError: (error) =>
          isMissing(error) ? onGone() : showError('Product failed to be removed.'),
      },
      { queryKey: scheduleQueries.one(listId).queryKey, patch: withoutLine },
    ),
  )
  const remove = () => {
    listQuantities.drop(order_product_id)
    mutate(order_product_id)
  }
  return (
    <ConfirmDialog
      open
      title="Remove Items"
      description={`Are you sure you want to remove ${product_name} from this list?`}
      danger
      busy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}

const AddProducts = lazy(async () => ({
  default: (await import('./products/AddProducts.tsx')).AddProducts,
}))
const EditSchedule = lazy(async () => ({
  default: (await import('./edit/EditSchedule.tsx')).EditSchedule,
}))

/** `due` is the date to be skipped, ISO 8601. */
export type ListAction =
  | { kind: 'add' }
  | { kind: 'remove'; line: ShopLines['products'][number] }
  | { kind: 'skip'; due: string }
  | { kind: 'edit'; what: EditKind }

export interface ChosenListAction {
  action: ListAction
  list: Schedule
}

/** The page has them, since the list moves between sheet and column. */
export function ListDialogs({
  chosen: { action, list },
  onSkipped,
  onClose,
}: {
  chosen: ChosenListAction
  onSkipped: (skip: Skip) => void
  onClose: () => void
}) {
  switch (action.kind) {
    case 'add':
      return (
        <LazyDialog onClose={onClose}>
          <AddProducts list={list} onClose={onClose} />
        </LazyDialog>
      )
    case 'remove':
      return <RemoveLine listId={list._id} line={action.line} onClose={onClose} />
    case 'skip':
      return <SkipNext list={list} due={action.due} onSkipped={onSkipped} onClose={onClose} />
    case 'edit':
      return (
        <LazyDialog onClose={onClose}>
          <EditSchedule kind={action.what} list={list} onClose={onClose} />
        </LazyDialog>
      )
  }
}
