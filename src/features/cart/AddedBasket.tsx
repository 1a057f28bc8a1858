import { forgetBasketAdded, useBasketAdded } from '#state/basketAdded.ts'
import { selectLines } from '#state/cartSelection.ts'
import type { CartGroup, RemovedLine } from './cartLines.ts'
import { UndoRow } from './UndoRow.tsx'

interface Props {
  /** Of the whole cart: Undo also takes out what has sold out meanwhile. */
  groups: readonly CartGroup[]
  onRemove: (lines: RemovedLine[]) => void
  onQuantity: (cartId: string, quantity: number) => void
}

/**
 * What one press has added again, and how it differs from when it was bought, until it is ordered
 * or undone.
 */
export function AddedBasket({ groups, onRemove, onQuantity }: Props) {
  const basket = useBasketAdded()
  const before = new Map(basket?.lines.map((line) => [line.cartId, line.before]))
  const added = groups.flatMap(({ shopId, products }) =>
    products
      .map((line, index) => ({ shopId, line, index }))
      .filter(({ line }) => before.has(line.cartId)),
  )
  const { length } = added.filter(({ line }) => line.stocks > 0)
  if (!basket || length === 0) return null

  const undo = () => {
    forgetBasketAdded()
    const newLines = added.filter(({ line }) => before.get(line.cartId) === 0)
    if (newLines.length > 0) onRemove(newLines)
    for (const { line } of added) {
      const pieces = before.get(line.cartId)
      if (pieces && line.stocks > 0 && pieces !== line.quantity) onQuantity(line.cartId, pieces)
    }
    selectLines(
      added.map(({ line }) => line.cartId),
      false,
    )
    selectLines(basket.selectedBefore, true)
  }
  const text =
    length === 1
      ? '1 product is in your cart again, and only it is selected.'
      : `${length} products are in your cart again, and only they are selected.`
  return (
    <UndoRow text={text} focused={false} onUndo={undo}>
      {basket.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </UndoRow>
  )
}
