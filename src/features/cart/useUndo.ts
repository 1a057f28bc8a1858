import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cartMutations } from '#api/cart.ts'
import { showAddFailed } from '#flows/cart/showAddFailed.ts'
import { showCartFull } from '#flows/cart/showCartFull.ts'
import { storeCartOrder } from '#state/cartOrder.ts'
import { type CartGroup, productIdsOf } from './cartLines.ts'
import type { RemovedLine } from './removedLines.ts'

interface Removal {
  lines: readonly RemovedLine[]
  /** Product ids of the cart before the removal, in the order shown. */
  order: readonly string[]
  /** Restores the selection. */
  tickAgain: () => void
}

/** Offers to undo the latest removal: its lines are added again at their positions. `shown` is the cart as shown on the screen. */
export function useUndo(shown: readonly CartGroup[]) {
  const [last, setLast] = useState<Removal | null>(null)
  const [undoing, setUndoing] = useState(false)
  const { mutateAsync } = useMutation(cartMutations.add())
  const held = new Set(productIdsOf(shown))
  // A line that was added again in another way is not added twice.
  const removed = last?.lines.filter(({ line }) => !held.has(line.productId)) ?? []

  /** A sold-out product can't be added again, so its removal can't be undone. */
  const offer = (removal: Removal) => setLast(removal.lines.every(({ line }) => line.stocks > 0) ? removal : null)
  /** Called when the removal of these lines has failed. Another removal made meanwhile can still be undone. */
  const withdraw = (lines: readonly RemovedLine[]) => setLast((latest) => (latest?.lines === lines ? null : latest))

  const addAgain = async ({ shopId, line: { productId, quantity } }: RemovedLine): Promise<'added' | 'full' | 'failed'> => {
    try {
      const { isMax } = await mutateAsync({ shopId, productId, quantity })
      return isMax ? 'full' : 'added'
    } catch {
      return 'failed'
    }
  }
  const undo = async ({ order, tickAgain }: Removal) => {
    setUndoing(true)
    storeCartOrder(order)
    const results = await Promise.all(removed.map(addAgain))
    setUndoing(false)
    tickAgain()
    if (results.includes('failed')) showAddFailed()
    else if (results.includes('full')) showCartFull()
  }
  return { removed, undo: () => last && void undo(last), undoing, offer, withdraw }
}
