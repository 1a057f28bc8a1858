import { useMutation, useQueryClient } from '@tanstack/react-query'
import { scheduleMutations, scheduleQueries } from '../../api/schedules.ts'
import { withLock } from '../../lib/lock.ts'
import { type Moved, moveOnFrom } from './moveOn.ts'

/** Moves a list on from the date `due` (ISO 8601), once, whatever other tabs do. Rejects with ApiError when it stands where it stood. */
type MoveOn = (listId: string, due: string) => Promise<Moved>

/** Two ways to move a scheduled list on: its next checkout is skipped, or was brought forward. */
export function useMoveOn(): { skip: MoveOn; advance: MoveOn } {
  const queryClient = useQueryClient()
  const { mutateAsync: cancelNext } = useMutation(scheduleMutations.cancelNext())
  const { mutateAsync: advance } = useMutation(scheduleMutations.advance())
  const by =
    (move: typeof advance): MoveOn =>
    (listId, due) =>
      withLock(`schedule.${listId}`, () =>
        moveOnFrom(due, {
          read: () => queryClient.fetchQuery(scheduleQueries.fresh(listId)),
          move: () => move(listId),
        }),
      )
  return { skip: by(cancelNext), advance: by(advance) }
}
