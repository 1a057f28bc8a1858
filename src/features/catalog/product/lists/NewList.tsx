import { useState } from 'react'
import type { Schemas } from '../../../../api/contract.ts'
import { NewListDialog } from '../../../../flows/schedule/NewListDialog.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { ListedProduct } from './ListedProduct.tsx'

interface Props {
  product: Schemas['Product']
  user: Schemas['SessionUser']
  onClose: () => void
}

/** A new scheduled list, with the product on it from the start unless the user takes it off. */
export function NewList({ product, user, onClose }: Props) {
  /** Pieces for the list; 0 when the product was removed. */
  const [quantity, setQuantity] = useState(product.stocks > 0 ? 1 : 0)
  const items = quantity > 0 ? [{ productId: product._id, shopId: product.shop._id, quantity }] : []
  const remove = () => {
    setQuantity(0)
    showToast('Product removed from list!')
  }
  return (
    // What could not be added to the new list can be added to it from the drawer.
    <NewListDialog user={user} items={items} onCreated={onClose} onClose={onClose}>
      <ListedProduct product={product} quantity={quantity} onChange={setQuantity} onRemove={remove} />
    </NewListDialog>
  )
}
