import type { QueryClient } from '@tanstack/react-query'
import { cartQueries } from '#api/cart.ts'
import { lineInCart } from '#domain/lineInCart.ts'
import { showError } from '#ui/toast.ts'
import { additionOf } from './addition.ts'
import type { AddedProduct } from './cartWithLine.ts'

/** Adds one piece of a product to the user's cart, unless the whole stock is in it already. */
export async function addOne(
  queryClient: QueryClient,
  product: AddedProduct,
  userId: string,
): Promise<void> {
  const cart = queryClient.getQueryData(cartQueries.cart(userId).queryKey)
  const held = (cart && lineInCart(cart, product._id)?.quantity) ?? 0
  if (held >= product.stocks)
    return showError('Max stocks reached', `All ${held} in stock are in your cart already.`)
  const mutation = queryClient.getMutationCache().build(queryClient, additionOf(product, userId))
  // It shows a failure itself.
  await mutation
    .execute({ productId: product._id, shopId: product.shop._id, quantity: 1 })
    .catch(() => undefined)
}
