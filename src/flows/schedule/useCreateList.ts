import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import { freshly } from '#api/cache/queryClient.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { NAME_TAKEN, type ScheduleDraft } from '#components/schedule/scheduleSchema.ts'
import { asFailure } from '#lib/failure.ts'
import { sameName } from '#lib/visibleText.ts'
import { showError } from '#ui/toast.ts'

const isNameTaken = (error: unknown) => error instanceof ApiError && error.code === 'name_taken'

type Result = { outcome: 'created'; listId: string } | { outcome: 'name-taken' | 'failed' }

/** Creates a list once. Shows a toast on failure; the caller shows one on success. */
export function useCreateList(userId: string) {
  const queryClient = useQueryClient()
  const log = useActivityLog()
  const { mutateAsync, isPending } = useMutation(scheduleMutations.create())
  /**
   * Ids before the first try whose response was lost: a newer list of the name is the created one.
   */
  const known = useRef<readonly string[] | null>(null)
  const all = scheduleQueries.all(userId)

  /** The list that this or an earlier try created although its response was lost. */
  const madeBefore = async (name: string): Promise<string | undefined> => {
    const lists = await queryClient.fetchQuery(freshly(all))
    return lists.find((list) => sameName(list.name, name) && !known.current?.includes(list._id))
      ?._id
  }
  const created = (listId: string): Result => {
    known.current = null
    log('SCHEDULE', 'Schedule Created')
    return { outcome: 'created', listId }
  }
  const create = async (draft: ScheduleDraft): Promise<Result> => {
    // Without them a list of the same name may be the created one.
    const before = await queryClient.ensureQueryData(all).catch(() => null)
    const lostBefore = known.current !== null
    try {
      return created((await mutateAsync(draft)).id)
    } catch (error) {
      if (isUncertain(error) && before) known.current ??= before.map(({ _id }) => _id)
      if (known.current && (isUncertain(error) || (lostBefore && isNameTaken(error)))) {
        const made = await madeBefore(draft.name).catch(() => undefined)
        if (made !== undefined) return created(made)
      }
      showError('Failed', isNameTaken(error) ? NAME_TAKEN : asFailure(error).message)
      return { outcome: isNameTaken(error) ? 'name-taken' : 'failed' }
    }
  }
  return { create, creating: isPending }
}
