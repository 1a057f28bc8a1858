import { useMutation, useQueryClient } from '@tanstack/react-query'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { withLock } from '#lib/lock.ts'
import { type Moved, moveOnFrom } from './moveOn.ts'

/**
 * Once, from `due` (ISO 8601), also with other tabs. @throws ApiError when the date is unchanged
 */
type MoveOn = (listId: string, due: string) => Promise<Moved>

/** Its next checkout is skipped, or was ordered early. */
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
