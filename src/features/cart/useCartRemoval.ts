import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cartMutations, cartQueries } from '#api/cart.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { useSession } from '#api/session.ts'
import { deselectRemoved } from '#state/cartSelection.ts'
import { cartQuantities } from '#state/quantities.ts'
import { showError, showToast } from '#ui/toast.ts'
import { type CartGroup, productIdsOf, withoutLines } from './cartLines.ts'
import type { RemovedLine } from './removedLines.ts'
import { useUndo } from './useUndo.ts'

/** Removes lines with an optimistic update, and offers to undo the latest removal. `shown` is the cart as shown on the screen. */
export function useCartRemoval(shown: readonly CartGroup[]) {
  const { user } = useSession()
  const { offer, withdraw, ...undo } = useUndo(shown)
  // By the ids that were sent: further rollbacks that belong to the removal.
  const [rollbacks] = useState(() => new WeakMap<readonly string[], () => void>())
  const { mutate } = useMutation(
    optimistic(
      {
        ...cartMutations.remove(),
        onSuccess: () => showToast('Success', 'Product removed from your cart'),
        onError: (_error, cartIds) => {
          rollbacks.get(cartIds)?.()
          showError('Error', 'Failed to remove product from your cart.')
        },
      },
      { queryKey: cartQueries.cart(user?._id ?? '').queryKey, patch: (cart, cartIds) => withoutLines(cart, new Set(cartIds)) },
    ),
  )

  const remove = (lines: readonly RemovedLine[], { endEditing = false } = {}) => {
    const cartIds = lines.map(({ line }) => line.cartId)
    const productIds = lines.map(({ line }) => line.productId)
    const draftAgain = cartIds.map(cartQuantities.drop)
    const tickAgain = deselectRemoved(productIds, endEditing)
    // Undo must not restore edit mode, where selected lines are for deletion.
    offer({ lines, order: productIdsOf(shown), tickAgain: endEditing ? () => undefined : tickAgain })
    rollbacks.set(cartIds, () => {
      for (const restore of draftAgain) restore()
      tickAgain()
      withdraw(lines)
    })
    mutate(cartIds)
  }
  return { remove, ...undo }
}
