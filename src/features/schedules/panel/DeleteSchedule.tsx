import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isMissing } from '#api/http/error.ts'
import { scheduleMutations, withoutList } from '#api/schedules.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import type { Schedule } from '../lines.ts'

interface Props {
  list: Schedule
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before a list is deleted. It stays open on failure, for a retry. */
export function DeleteSchedule({ list, onClose, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const onGone = () => {
    // The lists are fetched again only now: before, the deleted one would be selected again.
    withoutList(queryClient, list)
    showToast('Scheduled list removed.')
    onDeleted()
  }
  const { mutate, isPending } = useMutation({
    ...scheduleMutations.remove(),
    onSuccess: onGone,
    // Another tab has deleted it, or an earlier request whose response was lost.
    onError: (error) => (isMissing(error) ? onGone() : showError('Failed remove scheduled list')),
  })
  return (
    <ConfirmDialog
      open
      title="Delete scheduled list"
      description={`Are you sure you want to delete ${list.name}? It will stop ordering. Orders it has already placed stay.`}
      confirmLabel="Delete"
      danger
      busy={isPending}
      onConfirm={() => mutate(list._id)}
      onCancel={onClose}
    />
  )
}
