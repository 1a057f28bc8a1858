import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { weekdayAndDate } from '#lib/dates.ts'
import { withLock } from '#lib/lock.ts'
import { showError, showToast } from '#ui/toast.ts'
import { isStillSkipped, type Skip } from '../skip.ts'

/** Takes a skipped date back, unless the list has moved on since. */
export function useUndoSkip(skip: Skip) {
  const queryClient = useQueryClient()
  const { mutateAsync: restart } = useMutation(scheduleMutations.restart())
  const [undoing, setUndoing] = useState(false)

  const takeBack = async () => {
    const { listId, due } = skip
    const list = await queryClient.fetchQuery(scheduleQueries.fresh(listId))
    if (!isStillSkipped(list, skip))
      return showError('Failed to update schedule', 'This list has changed in the meantime.')
    const { next_checkout_date: next } = await restart(listId)
    showToast('Schedule enabled', `The next order is on ${weekdayAndDate(next ?? due)} again.`)
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
