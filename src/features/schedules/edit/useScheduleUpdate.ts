import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Body } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { withLock } from '#lib/lock.ts'
import type { Schedule } from '../lines.ts'

type Change = Partial<
  Pick<
    Body<'updateSchedule'>,
    'name' | 'theme' | 'schedule_type' | 'notification_date' | 'address' | 'payment_method'
  >
>

const inputOf = ({
  name,
  theme,
  address,
  payment_method,
  user_id,
  schedule_type,
  notification_date,
}: Schedule): Body<'updateSchedule'> => ({
  name,
  theme,
  address,
  payment_method,
  user_id,
  schedule_type,
  notification_date,
})

/** The outcome of a change. */
export type Update = 'saved' | 'name-taken' | 'passed' | 'failed'

const refusals: Partial<Record<string, Update>> = {
  name_taken: 'name-taken',
  schedule_in_past: 'passed',
}

/**
 * Changes some fields of a list. The call takes the whole list, so the other fields are refetched
 * just before, so that changes of another tab are preserved.
 */
export function useScheduleUpdate(listId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(scheduleMutations.update())
  const [saving, setSaving] = useState(false)
  const update = async (change: Change): Promise<Update> => {
    setSaving(true)
    try {
      await withLock(`schedule.${listId}`, async () => {
        const list = await queryClient.fetchQuery(scheduleQueries.fresh(listId))
        return mutateAsync({ id: listId, body: { ...inputOf(list), ...change } })
      })
      return 'saved'
    } catch (error) {
      console.error('Scheduled list not updated', error)
      return (error instanceof ApiError && refusals[error.code]) || 'failed'
    } finally {
      setSaving(false)
    }
  }
  return { update, saving }
}
