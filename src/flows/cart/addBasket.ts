import type { QueryClient } from '@tanstack/react-query'
import { cartMutations } from '#api/cart.ts'
import { type BasketAdded, storeBasketAdded } from '#state/basketAdded.ts'
import { selectBasket } from '#state/cartSelection.ts'
import { showError } from '#ui/toast.ts'
import { readFreshProducts } from '../freshProducts/useFreshProducts.ts'
import { showAddFailed, showCartFull } from './additionFailures.ts'
import { type Wanted, type WantedLine, wantedLines } from './wantedLines.ts'

type Added = BasketAdded['lines'][number]

/**
 * Puts what can be bought of the wanted products into the cart, where they alone are selected. Says
 * what differs from when they were bought, and what could not be added.
 */
export async function addBasket(
  queryClient: QueryClient,
  userId: string,
  wanted: readonly Wanted[],
  choices: BasketAdded['choices'] = {},
): Promise<'all' | 'some' | 'none'> {
  const add = async ({
    productId,
    shopId,
    missing,
    inCart,
  }: WantedLine): Promise<Added | 'full'> => {
    if (inCart && missing === 0) return { cartId: inCart.cartId, before: inCart.quantity }
    const mutation = queryClient.getMutationCache().build(queryClient, cartMutations.add(userId))
    const { isMax, line } = await mutation.execute({ productId, shopId, quantity: missing })
    if (isMax) return 'full'
    if (!line) throw new Error('The cart could not be read')
    return { cartId: line.cartId, before: inCart?.quantity ?? 0 }
  }
  try {
    const ids = wanted.map(({ product }) => product._id)
    const fresh = await readFreshProducts(queryClient, userId, ids)
    const { lines, notes } = wantedLines(wanted, fresh)
    if (lines.length === 0) {
      showError('None of these products is available right now.')
      return 'none'
    }
    const results = await Promise.all(lines.map((line) => add(line).catch(() => 'failed' as const)))
    const added = results.filter((result) => typeof result === 'object')
    // After some failures the others are in the cart.
    if (added.length > 0) {
      const selectedBefore = selectBasket(added.map(({ cartId }) => cartId))
      storeBasketAdded({ lines: added, notes, selectedBefore, choices })
    }
    if (results.includes('failed')) showAddFailed()
    else if (results.includes('full')) showCartFull()
    if (added.length === 0) return 'none'
    return added.length === results.length ? 'all' : 'some'
  } catch {
    showAddFailed()
    return 'none'
  }
}
