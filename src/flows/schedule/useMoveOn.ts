import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '#api/contract.ts'
import { isUncertain } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { isSameMoment } from '#lib/dates.ts'
import { withLock } from '#lib/lock.ts'

type Schedule = Schemas['Schedule']

interface ListCalls {
  /** From the server. */
  read: () => Promise<Schedule>
  /** To skip its next checkout. */
  move: () => Promise<Schedule | null>
}

/** `moved`: by this call; another tab may have been first. */
interface Moved {
  list: Schedule
  moved: boolean
}

/**
 * Moves a list's date once: the API has no such condition, so the list is fetched before, and again
 * when the response is lost. Needs the list's lock.
 * @param due the date that is skipped or brought forward, ISO 8601
 * @throws ApiError when the date is unchanged
 */
export async function moveOnFrom(due: string, { read, move }: ListCalls): Promise<Moved> {
  const before = await read()
  if (!isSameMoment(before.next_checkout_date, due)) return { list: before, moved: false }
  try {
    return { list: (await move()) ?? (await read()), moved: true }
  } catch (error) {
    if (!isUncertain(error)) throw error
    const after = await read()
    if (isSameMoment(after.next_checkout_date, due)) throw error
    return { list: after, moved: true }
  }
}

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
