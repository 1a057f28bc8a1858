import { CartLineRow } from './CartLineRow.tsx'
import { ShopGroup } from '../../components/ShopGroup.tsx'
import { selectProducts } from '../../state/cartSelection.ts'
import { requestChat, useChatRequest } from '../../state/chatRequest.ts'
import { UndoRow } from './UndoRow.tsx'
import type { CartGroup } from './cartLines.ts'
import { removedText } from './removedText.ts'
import { useCartQuantity } from './useCartQuantity.ts'
import type { RemovedLine } from './useCartRemoval.ts'

interface Props {
  groups: readonly CartGroup[]
  selected: ReadonlySet<string>
  onRemove: (lines: RemovedLine[]) => Promise<void>
  /** The line that was taken out just now: its place is kept. */
  removed?: RemovedLine
  onUndo: () => void
}

/** What can be bought, shop by shop. */
export function CartGroups({ groups, selected, onRemove, removed, onUndo }: Props) {
  const setQuantity = useCartQuantity()
  const chatting = useChatRequest()

  const rowsOf = ({ shopId, products }: CartGroup) => {
    const rows = products.map((line, index) => (
      <CartLineRow
        key={line.productId}
        line={line}
        selected={selected.has(line.productId)}
        onSelect={(on) => selectProducts([line.productId], on)}
        onQuantity={(quantity) => setQuantity(line.cartId, quantity)}
        onRemove={() => void onRemove([{ shopId, line, index }])}
      />
    ))
    if (removed?.shopId !== shopId) return rows
    return rows.toSpliced(removed.index, 0, <UndoRow key="undo" text={removedText([removed])} onUndo={onUndo} />)
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
        onChat={() => requestChat(group.shopId)}
        chatting={chatting === group.shopId}
      >
        {rowsOf(group)}
      </ShopGroup>
    )
  })
}
