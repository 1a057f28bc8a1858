import { useMutation } from '@tanstack/react-query'
import { optimistic } from '#api/cache/optimistic.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import { now } from '#lib/clock.ts'
import { weekdayAndDate } from '#lib/dates.ts'
import { showError, showToast } from '#ui/toast.ts'
import type { Schedule } from '../list.ts'

/** Until the response has the actual date. */
function expectedDate({ schedule_type, notification_date }: Schedule): string | null {
  const [next] = nextCheckouts(schedule_type, notification_date, now(), 1)
  return next === undefined ? null : new Date(next).toISOString()
}

/** Optimistic. The last of several clicks wins. */
export function useActive(listId: string) {
  const { mutate } = useMutation(
    optimistic(
      {
        ...scheduleMutations.setActive(),
        scope: { id: `schedule ${listId}` },
        onSuccess: (list, { is_active }) => {
          const next = list?.next_checkout_date
          showToast(
            is_active ? 'Schedule enabled' : 'Schedule disabled',
            is_active && next ? `The next checkout is on ${weekdayAndDate(next)}.` : undefined,
          )
        },
        onError: () => showError('Failed to update schedule'),
      },
      {
        queryKey: scheduleQueries.one(listId).queryKey,
        patch: (list, { is_active }) => ({
          ...list,
          is_active,
          next_checkout_date: is_active ? expectedDate(list) : null,
        }),
        lost: (list, { is_active }) => (list.is_active === is_active ? list : null),
        answer: (list, { is_active, next_checkout_date }) => ({
          ...list,
          is_active,
          next_checkout_date,
        }),
      },
    ),
  )
  return (is_active: boolean) => mutate({ id: listId, is_active })
}
