import {
  type DefaultError,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
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

/** The quantity on the server; undefined when the line is gone. */
type StoredQuantity = (lineId: string) => number | undefined

interface Options<Data> {
  drafts: QuantityDrafts
  /** Undefined until the user is loaded. */
  userId: string | undefined
  /** A stable function. */
  writeOf: WriteOf
  /** Fetches the lines, if there are quantities to send. */
  useLines: (enabled: boolean) => Data | undefined
  quantitiesOf: (lines: Data) => StoredQuantity
}

/** Sends quantities of just before the app was left, unless the server has them or newer ones. */
export function useUnsentQuantities<Data>({
  drafts,
  userId,
  writeOf,
  useLines,
  quantitiesOf,
}: Options<Data>): void {
  const [lineIds, setLineIds] = useState<readonly string[]>([])
  const lines = useLines(lineIds.length > 0)

  useEffect(() => {
    const restored = userId ? drafts.restoreUnsent(writeOf) : []
    if (restored.length > 0) setLineIds(restored)
  }, [drafts, userId, writeOf])
  useEffect(() => {
    if (!lines || lineIds.length === 0) return
    const stored = quantitiesOf(lines)
    for (const id of lineIds) drafts.settleUnsent(id, stored(id))
    setLineIds([])
  }, [drafts, lines, lineIds, quantitiesOf])
}
