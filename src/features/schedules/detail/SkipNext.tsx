import { useState } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import { useMoveOn } from '#flows/schedule/useMoveOn.ts'
import { weekdayAndDate } from '#lib/dates.ts'
import { listQuantities } from '#state/quantities.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import type { Schedule } from '../lines.ts'
import type { Skip } from '../skip.ts'

interface Props {
  list: Schedule
  /** ISO 8601: the next one at the time of the click, even if the list has another by now. */
  due: string
  onSkipped: (skip: Skip) => void
  onClose: () => void
}

const nextText = (date: string | null) =>
  date === null ? 'There is no other checkout.' : `The next checkout is on ${weekdayAndDate(date)}.`

export function SkipNext({ list, due, onSkipped, onClose }: Props) {
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
