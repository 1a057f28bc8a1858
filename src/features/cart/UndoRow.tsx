import { type ReactNode, useRef } from 'react'
import { forgetBasketAdded, useBasketAdded } from '#state/basketAdded.ts'
import { selectLines } from '#state/cartSelection.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { useFocusInPlace } from '#ui/useFocusInPlace.ts'
import type { CartGroup, RemovedLine } from './cartLines.ts'
import styles from './Cart.module.css'

interface Props {
  text: string
  children?: ReactNode
  focused?: boolean
  busy?: boolean
  onUndo: () => void
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** After a removal Undo is focused, since the pressed button went with its line. */
export function UndoRow({ text, children, focused = true, busy = false, onUndo }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useFocusInPlace(row)
  return (
    <Row
      ref={row}
      fill="sunken"
      radius="m"
      hint
      justify="between"
      gap={3}
      className={styles.undo}
      role="status"
    >
      <div>
        <p>{text}</p>
        {children}
      </div>
      <Button
        ref={focused ? focus : undefined}
        variant="quiet"
        size="s"
        loading={busy}
        onClick={onUndo}
      >
        Undo
      </Button>
    </Row>
  )
}

interface AddedBasketProps {
  /** The whole cart: Undo also takes out what has sold out meanwhile. */
  groups: readonly CartGroup[]
  onRemove: (lines: RemovedLine[]) => void
  onQuantity: (cartId: string, quantity: number) => void
}

/**
 * Says what one press has added again, and how it differs from when it was bought, until it is
 * ordered or undone.
 */
export function AddedBasket({ groups, onRemove, onQuantity }: AddedBasketProps) {
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
