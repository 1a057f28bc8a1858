import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { optimistic } from '#api/cache/optimistic.ts'
import { scheduleMutations, scheduleQueries, sendListQuantity } from '#api/schedules.ts'
import { listQuantities } from '#state/quantities.ts'
import { showError } from '#ui/toast.ts'
import { withQuantity } from '../lines.ts'

/** Sends it as an ordinary write, or at once when the page is being left. */
export function useListQuantityWrite(listId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(
    optimistic(
      {
        ...scheduleMutations.setQuantity(),
        onError: () => showError('Failed to update quantity.'),
      },
      {
        queryKey: scheduleQueries.one(listId).queryKey,
        patch: (list, { orderProductId, quantity }) => withQuantity(list, orderProductId, quantity),
      },
    ),
  )
  return useCallback(
    (orderProductId: string, quantity: number) =>
      async ({ leaving, onStart }: { leaving: boolean; onStart: () => void }) => {
        if (!leaving) return mutateAsync({ orderProductId, quantity, onStart })
        await sendListQuantity({ orderProductId, quantity, onStart })
        // The page may have stayed.
        return queryClient.invalidateQueries({ queryKey: ['schedules'] })
      },
    [mutateAsync, queryClient],
  )
}

/**
 * Shows it at once, and sends it 500 ms after the last change, or when the user leaves the list.
 */
export function useListQuantity(listId: string) {
  const writeOf = useListQuantityWrite(listId)
  useEffect(() => () => void listQuantities.flush(), [listId])
  return (lineId: string, quantity: number, stored: number) =>
    listQuantities.change(lineId, quantity, stored, writeOf(lineId, quantity))
}
