import { useMutation, useQueryClient } from '@tanstack/react-query'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { weekdayAndDate } from '#lib/dates.ts'
import { withLock } from '#lib/lock.ts'
import { showError, showToast } from '#ui/toast.ts'
import { isStillSkipped, type Skip } from '../skip.ts'

/** Takes a skipped date back, unless the list has moved on since. */
export function useUndoSkip(skip: Skip | null) {
  const queryClient = useQueryClient()
  const { mutateAsync: restart, isPending } = useMutation(scheduleMutations.restart())

  const takeBack = async ({ listId, due }: Skip) => {
    const list = await queryClient.fetchQuery(scheduleQueries.fresh(listId))
    if (!skip || !isStillSkipped(list, skip)) return showError('Failed to update schedule', 'This list has changed meanwhile.')
    const { next_checkout_date: next } = await restart(listId)
    showToast('Schedule enabled', `The next order is on ${weekdayAndDate(next ?? due)} again.`)
  }
  const undo = async () => {
    if (!skip) return
    try {
      await withLock(`schedule.${skip.listId}`, () => takeBack(skip))
    } catch {
      // It may have been paused and not enabled again, which the list itself then says.
      showError('Failed to update schedule', 'Have a look at the next date of this list.')
    }
  }
  return { undo: () => void undo(), undoing: isPending }
}
