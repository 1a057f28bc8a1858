import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { NewListDialog } from '#flows/schedule/NewListDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { ListedProduct } from './ListedProduct.tsx'

interface Props {
  product: Schemas['Product']
  user: Schemas['SessionUser']
  onClose: () => void
}

/** Creates a scheduled list with the product on it, unless the user removes the product. */
export function NewList({ product, user, onClose }: Props) {
  /** Pieces for the list; 0 when the product was removed. */
  const [quantity, setQuantity] = useState(product.stocks > 0 ? 1 : 0)
  const items = quantity > 0 ? [{ productId: product._id, shopId: product.shop._id, quantity }] : []
  const remove = () => {
    setQuantity(0)
    showToast('Product removed from list!')
  }
  return (
    // If the product could not be added to the new list, it can be added from the drawer.
    <NewListDialog
      user={user}
      draft={`newList.${product._id}`}
      items={items}
      onCreated={onClose}
      onClose={onClose}
    >
      <ListedProduct
        product={product}
        quantity={quantity}
        onChange={setQuantity}
        onRemove={remove}
      />
    </NewListDialog>
  )
}
