import { useEffect } from 'react'
import { paths } from '../../lib/paths.ts'
import { setCartEditing, useCartSelection } from '../../state/cartSelection.ts'
import { useQuantityDrafts } from '../../state/quantityDrafts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { UndoRow } from './UndoRow.tsx'
import styles from './Cart.module.css'
import { type Cart, chosenOf, withDrafts } from './cartLines.ts'
import { CartGroups } from './CartGroups.tsx'
import { CartOverview } from './CartOverview.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartToolbar } from './CartToolbar.tsx'
import { removedText } from './removedText.ts'
import { UnavailableProducts } from './UnavailableProducts.tsx'
import { useCart } from './useCart.ts'
import { useCartRemoval } from './useCartRemoval.ts'

const emptyCart = (
  <EmptyState
    title="You have no items in cart"
    description="The stalls are open: what you add waits for you here, shop by shop."
    icon="cart"
    action={<LinkButton to={paths.home()}>Browse products</LinkButton>}
  />
)

function CartView({ cart }: { cart: Cart }) {
  const drafts = useQuantityDrafts()
  const { selected, editing } = useCartSelection()
  const removal = useCartRemoval()
  const shown = withDrafts(cart, drafts)
  const chosen = chosenOf(shown.carts, selected)
  const isEmpty = shown.carts.length === 0 && shown.outOfStock.length === 0
  const { removed } = removal
  const [first] = removed
  // One line leaves its row behind; several, or a shop's last one, leave a note above the list.
  const inPlace = removed.length === 1 && first !== undefined && shown.carts.some((group) => group.shopId === first.shopId)
  const undo = removed.length > 0 && !inPlace && <UndoRow text={removedText(removed)} onUndo={removal.undo} />

  if (isEmpty) {
    return (
      <>
        {undo}
        {emptyCart}
      </>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        {shown.carts.length > 0 && <CartToolbar groups={shown.carts} selected={selected} editing={editing} onRemove={removal.remove} />}
        {undo}
        <CartGroups
          groups={shown.carts}
          selected={selected}
          onRemove={removal.remove}
          removed={inPlace ? first : undefined}
          onUndo={removal.undo}
        />
        <UnavailableProducts groups={shown.outOfStock} onRemove={removal.remove} />
      </div>
      {shown.carts.length > 0 && <CartOverview chosen={chosen} selected={selected} editing={editing} />}
    </div>
  )
}

/** `/cart`. */
export function CartPage() {
  const query = useCart()
  // Who comes back later starts without edit mode.
  useEffect(() => () => setCartEditing(false), [])
  return (
    <Page title="Cart">
      <QueryBoundary query={query} loading={<CartSkeleton />}>
        {(cart) => <CartView cart={cart} />}
      </QueryBoundary>
    </Page>
  )
}
