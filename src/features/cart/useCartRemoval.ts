import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cartMutations, cartQueries } from '../../api/cart.ts'
import { optimistic } from '../../api/optimistic.ts'
import { useSession } from '../../api/session.ts'
import { selectProducts } from '../../state/cartSelection.ts'
import { dropQuantityDraft } from '../../state/quantityDrafts.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { type CartLine, withoutLines } from './cartLines.ts'

/** A line with the shop that sells it: what it takes to put it back. */
export interface RemovedLine {
  shopId: string
  line: CartLine
  /** Its place among the shop's lines. */
  index: number
}

/** Removes lines at once, puts them back when that fails, and remembers the last ones for Undo. */
export function useCartRemoval() {
  const { user } = useSession()
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const { mutateAsync } = useMutation(
    optimistic(
      {
        ...cartMutations.remove(),
        onSuccess: () => showToast('Success', 'Product removed from your cart'),
        onError: () => showError('Error', 'Failed to remove product from your cart.'),
      },
      { queryKey: cartQueries.cart(user?._id ?? '').queryKey, patch: (cart, cartIds) => withoutLines(cart, new Set(cartIds)) },
    ),
  )
  const add = useMutation(cartMutations.add())

  const remove = async (lines: readonly RemovedLine[]) => {
    const cartIds = lines.map(({ line }) => line.cartId)
    cartIds.forEach(dropQuantityDraft)
    selectProducts(
      lines.map(({ line }) => line.productId),
      false,
    )
    setRemoved(lines)
    // Nothing was removed, so nothing can be undone; another removal made meanwhile still can.
    await mutateAsync(cartIds).catch(() => setRemoved((last) => (last === lines ? [] : last)))
  }

  const undo = async () => {
    const lines = removed
    setRemoved([])
    try {
      await Promise.all(lines.map(({ shopId, line: { productId, quantity } }) => add.mutateAsync({ shopId, productId, quantity })))
    } catch {
      showError('An error occurred', 'Failed to add product to cart')
    }
  }

  return { remove, removed, undo: () => void undo() }
}
