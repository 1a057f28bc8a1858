import { useEffect, useState } from 'react'
import type { QuantityDrafts } from '#state/quantityDrafts.ts'
import type { WriteOf } from './useQuantityWrite.ts'

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
