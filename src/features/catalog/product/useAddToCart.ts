import { useMutation } from '@tanstack/react-query'
import { cartMutations, cartQueries } from '#api/cart.ts'
import type { Schemas } from '#api/contract.ts'
import { optimistic } from '#api/optimistic.ts'
import { showAddFailed, showCartFull } from '#flows/cart/addFailures.ts'
import { showToast } from '#ui/toast.ts'
import { cartWithLine, cartWithPieces } from './cartWithLine.ts'

/** Adds a product to the user's cart, with an optimistic update. */
export function useAddToCart(product: Schemas['Product'], userId: string | undefined) {
  const { mutate, isPending } = useMutation(
    optimistic(
      {
        ...cartMutations.add(),
        onSuccess: ({ isMax }) => (isMax ? showCartFull() : showToast('Success', 'Product added to cart!')),
        onError: showAddFailed,
      },
      {
        queryKey: cartQueries.cart(userId ?? '').queryKey,
        patch: (cart, { quantity }) => cartWithPieces(cart, product, quantity),
        answer: (cart, result) => {
          if (result.isMax) return cart
          const { isMax: _isMax, ...line } = result
          return cartWithLine(cart, product.shop, line)
        },
      },
    ),
  )
  return { add: (quantity: number) => mutate({ productId: product._id, shopId: product.shop._id, quantity }), adding: isPending }
}
