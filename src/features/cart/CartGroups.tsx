import type { ReactElement } from 'react'
import { ProductRow } from '#components/ProductRow.tsx'
import { ShopGroup } from '#components/ShopGroup.tsx'
import { selectProducts } from '#state/cartSelection.ts'
import { requestChat, useOpeningChat } from '#state/chatRequest.ts'
import type { CartGroup } from './cartLines.ts'
import { useCartQuantity } from './useCartQuantity.ts'
import type { RemovedLine } from './removedLines.ts'

interface Props {
  groups: readonly CartGroup[]
  selected: ReadonlySet<string>
  onRemove: (lines: RemovedLine[]) => void
  /** Shown at the position of the line that was removed last. */
  undo?: { shopId: string; index: number; row: ReactElement }
}

/** The lines that can be bought, grouped by shop. */
export function CartGroups({ groups, selected, onRemove, undo }: Props) {
  const setQuantity = useCartQuantity()
  const chatting = useOpeningChat()

  const rowsOf = ({ shopId, products }: CartGroup) => {
    const rows = products.map((line, index) => (
      <ProductRow
        key={line.productId}
        line={line}
        selected={selected.has(line.productId)}
        onSelect={(on) => selectProducts([line.productId], on)}
        onQuantity={(quantity) => setQuantity(line.cartId, quantity)}
        onRemove={() => onRemove([{ shopId, line, index }])}
      />
    ))
    return undo?.shopId === shopId ? rows.toSpliced(undo.index, 0, undo.row) : rows
  }

  return groups.map((group) => {
    const ids = group.products.map((line) => line.productId)
    const chosen = ids.filter((id) => selected.has(id)).length
    return (
      <ShopGroup
        key={group.shopId}
        shop_name={group.shop_name}
        selected={chosen === ids.length}
        partlySelected={chosen > 0}
        onSelect={(on) => selectProducts(ids, on)}
        onChat={() => requestChat({ shopId: group.shopId })}
        chatting={chatting === group.shopId}
      >
        {rowsOf(group)}
      </ShopGroup>
    )
  })
}
