import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { optimistic } from '#api/cache/optimistic.ts'
import { cartMutations, cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { showAddFailed, showCartFull } from '#flows/cart/additionFailures.ts'
import { storeCartOrder } from '#state/cartOrder.ts'
import { deselectRemoved } from '#state/cartSelection.ts'
import { cartQuantities } from '#state/quantities.ts'
import { showError, showToast } from '#ui/toast.ts'
import { type CartGroup, productIdsOf, type RemovedLine, withoutLines } from './cartLines.ts'

interface Removal {
  lines: readonly RemovedLine[]
  order: readonly string[]
  restoreSelection: ReturnType<typeof deselectRemoved>
}

/** Offers to undo the latest removal: its lines are added again at their positions. */
function useUndo(shown: readonly CartGroup[], userId: string) {
  const [last, setLast] = useState<Removal | null>(null)
  const [undoing, setUndoing] = useState(false)
  const { mutateAsync } = useMutation(cartMutations.add(userId))
  const inCart = new Set(productIdsOf(shown))
  const removed = last?.lines.filter(({ line }) => !inCart.has(line.productId)) ?? []

  /** A sold-out product can't be added again. */
  const offer = (removal: Removal) =>
    setLast(removal.lines.every(({ line }) => line.stocks > 0) ? removal : null)
  /** Another removal made meanwhile can still be undone. */
  const withdraw = (lines: readonly RemovedLine[]) =>
    setLast((latest) => (latest?.lines === lines ? null : latest))

  const addAgain = async ({
    shopId,
    line: { productId, quantity },
  }: RemovedLine): Promise<{ cartId: string } | 'full' | 'failed'> => {
    try {
      const { isMax, line } = await mutateAsync({ shopId, productId, quantity })
      return isMax ? 'full' : (line ?? 'failed')
    } catch {
      return 'failed'
    }
  }
  const undo = async ({ order, restoreSelection }: Removal) => {
    setUndoing(true)
    storeCartOrder(order)
    const results = await Promise.all(removed.map(addAgain))
    setUndoing(false)
    restoreSelection((cartId) => {
      const result = results[removed.findIndex(({ line }) => line.cartId === cartId)]
      return typeof result === 'object' ? result.cartId : undefined
    })
    if (results.includes('failed')) showAddFailed()
    else if (results.includes('full')) showCartFull()
  }
  return { removed, undo: () => last && void undo(last), undoing, offer, withdraw }
}

export function useCartRemoval(shown: readonly CartGroup[]) {
  const { user } = useSession()
  const { offer, withdraw, ...undo } = useUndo(shown, user?._id ?? '')
  // What else a failed removal takes back, by the ids that were sent.
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
      {
        queryKey: cartQueries.cart(user?._id ?? '').queryKey,
        patch: (cart, cartIds) => withoutLines(cart, new Set(cartIds)),
      },
    ),
  )

  const remove = (lines: readonly RemovedLine[], { endEditing = false } = {}) => {
    const cartIds = lines.map(({ line }) => line.cartId)
    const restoreDrafts = cartIds.map(cartQuantities.drop)
    const restoreSelection = deselectRemoved(cartIds, endEditing)
    // Undo must not restore edit mode, where selected lines are for deletion.
    offer({
      lines,
      order: productIdsOf(shown),
      restoreSelection: endEditing ? () => undefined : restoreSelection,
    })
    rollbacks.set(cartIds, () => {
      for (const restore of restoreDrafts) restore()
      restoreSelection()
      withdraw(lines)
    })
    mutate(cartIds)
  }
  return { remove, ...undo }
}
