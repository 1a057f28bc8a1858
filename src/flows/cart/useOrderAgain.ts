import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { showToast } from '#ui/toast.ts'
import { addBasket } from './addBasket.ts'
import type { Wanted } from './wantedLines.ts'

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
