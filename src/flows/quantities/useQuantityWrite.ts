import {
  type DefaultError,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { type Change, optimistic } from '#api/cache/optimistic.ts'
import type { LineQuantity } from '#api/cart.ts'
import type { QuantityDrafts } from '#state/quantityDrafts.ts'
import { showError } from '#ui/toast.ts'

export type WriteOf = Parameters<QuantityDrafts['restoreUnsent']>[0]

/**
 * Writes a line's quantity after the other writes of the `mutation`, or by `send` at once while the
 * page unloads.
 * @returns a stable function
 */
export function useQuantityWrite<Key extends QueryKey, Data>(
  mutation: UseMutationOptions<Data, DefaultError, LineQuantity>,
  send: (line: LineQuantity) => Promise<unknown>,
  change: Change<Key, Data, LineQuantity>,
): WriteOf {
  const queryClient = useQueryClient()
  const onError = () => showError('Failed to update quantity.')
  const { mutateAsync } = useMutation(optimistic({ ...mutation, onError }, change))
  const [tag] = change.queryKey
  return useCallback(
    (lineId, quantity) =>
      async ({ leaving, onStart }) => {
        if (!leaving) return mutateAsync({ lineId, quantity, onStart })
        await send({ lineId, quantity, onStart })
        // The page may have stayed.
        return queryClient.invalidateQueries({ queryKey: [tag] })
      },
    [mutateAsync, queryClient, send, tag],
  )
}

/**
 * Shows a quantity at once, and sends it a moment after the last change or when the screen is left.
 * `stored`: in the last response.
 */
export function useQuantityChange(drafts: QuantityDrafts, writeOf: WriteOf) {
  useEffect(() => () => void drafts.flush(), [drafts])
  return (lineId: string, quantity: number, stored: number) =>
    drafts.change(lineId, quantity, stored, writeOf(lineId, quantity))
}
