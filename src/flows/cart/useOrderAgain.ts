import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartMutations } from '#api/cart.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { type BasketAdded, storeBasketAdded } from '#state/basketAdded.ts'
import { selectBasket } from '#state/cartSelection.ts'
import { showToast, showError } from '#ui/toast.ts'
import { readFreshProducts } from '../freshProducts/useFreshProducts.ts'
import { showAddFailed, showCartFull } from './additionFailures.ts'
import { type Wanted, type WantedLine, wantedLines } from './wantedLines.ts'

type Added = BasketAdded['lines'][number]

/**
 * Puts what can be bought of the wanted products into the cart, where they alone are selected. Says
 * what differs from when they were bought, and what could not be added.
 */
async function addBasket(
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

type Order = Schemas['Order']

/** The choices of a checkout that hands the orders over as before. */
const choicesOf = (orders: readonly Order[]) => ({
  deliveries: Object.fromEntries(
    orders.flatMap(({ shop, delivery_method }) =>
      delivery_method ? [[shop._id, delivery_method]] : [],
    ),
  ),
  instructions:
    orders.find(({ delivery_instruction }) => delivery_instruction)?.delivery_instruction ?? '',
})

/** `orderAgain` adds the products of orders, and opens the cart; `addAll` adds the given ones. */
export function useOrderAgain() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const [adding, setAdding] = useState(false)
  const begin = useCurrentRequest()

  const run = async (wanted: readonly Wanted[], orders: readonly Order[]) => {
    if (!user) return
    setAdding(true)
    const isCurrent = begin()
    const added = await addBasket(queryClient, user._id, wanted, choicesOf(orders))
    setAdding(false)
    if (added === 'none') return
    // The cart itself says what has come into it.
    if (orders.length > 0 && isCurrent()) await navigate(paths.cart())
    else if (added === 'all') {
      const text =
        wanted.length === 1
          ? 'Product added to cart!'
          : `${wanted.length} products are in your cart.`
      showToast('Success', text, 'success', { label: 'View cart', to: paths.cart() })
    }
  }
  return {
    orderAgain: (orders: readonly Order[]) =>
      void run(
        orders.flatMap(({ products }) => products),
        orders,
      ),
    addAll: (products: readonly Wanted['product'][]) =>
      void run(
        products.map((product) => ({ product, quantity: 1 })),
        [],
      ),
    adding,
  }
}
