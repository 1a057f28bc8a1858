import { useEffect, useState } from 'react'
import type { QuantityDrafts } from '../../state/quantityDrafts.ts'

type WriteOf = Parameters<QuantityDrafts['restoreLeft']>[0]
/** The quantity that the server holds of a line; undefined when the line is gone. */
type StoredQuantity = (lineId: string) => number | undefined

interface Options<Data> {
  drafts: QuantityDrafts
  /** Undefined while the user is not known. */
  userId: string | undefined
  /** How a quantity is sent. The same function as long as it sends alike. */
  writeOf: WriteOf
  /** Reads the lines, once some quantities wait for them. */
  useLines: (enabled: boolean) => Data | undefined
  quantitiesOf: (lines: Data) => StoredQuantity
}

/** Sends quantities that were chosen just before the app was left or loaded anew, unless the server has them, or newer ones. */
export function useLeftQuantities<Data>({ drafts, userId, writeOf, useLines, quantitiesOf }: Options<Data>): void {
  const [lineIds, setLineIds] = useState<readonly string[]>([])
  const lines = useLines(lineIds.length > 0)

  useEffect(() => {
    const restored = userId ? drafts.restoreLeft(writeOf) : []
    if (restored.length > 0) setLineIds(restored)
  }, [drafts, userId, writeOf])
  useEffect(() => {
    if (!lines || lineIds.length === 0) return
    const stored = quantitiesOf(lines)
    for (const id of lineIds) drafts.settleLeft(id, stored(id))
    setLineIds([])
  }, [drafts, lines, lineIds, quantitiesOf])
}
