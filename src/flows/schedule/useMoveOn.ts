import { useMutation, useQueryClient } from '@tanstack/react-query'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { withLock } from '#lib/lock.ts'
import { type Moved, moveOnFrom } from './moveOn.ts'

/**
 * Moves a date once, from `due` (ISO 8601), also with other tabs.
 * @throws ApiError when the date is unchanged
 */
type MoveOn = (listId: string, due: string) => Promise<Moved>

/** `skip` omits the next checkout; `advance` follows one that was ordered early. */
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
