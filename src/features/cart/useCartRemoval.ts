import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cartMutations, cartQueries } from '../../api/cart.ts'
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
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { queryKey } = cartQueries.cart(user?._id ?? '')
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  const one = useMutation(cartMutations.remove())
  const many = useMutation(cartMutations.removeMany())
  const add = useMutation(cartMutations.add())

  const remove = async (lines: readonly RemovedLine[]) => {
    const ids = lines.map(({ line }) => line.cartId)
    ids.forEach(dropQuantityDraft)
    selectProducts(
      lines.map(({ line }) => line.productId),
      false,
    )
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (before) queryClient.setQueryData(queryKey, withoutLines(before, new Set(ids)))
    setRemoved(lines)
    try {
      const [id] = ids
      await (ids.length === 1 && id !== undefined ? one.mutateAsync(id) : many.mutateAsync(ids))
      showToast('Success', 'Product removed from your cart')
    } catch {
      setRemoved([])
      if (before) queryClient.setQueryData(queryKey, before)
      // What another removal changed in the meantime comes back with the next answer.
      void queryClient.invalidateQueries({ queryKey })
      showError('Error', 'Failed to remove product from your cart.')
    }
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
