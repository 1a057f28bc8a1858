import type { QueryClient } from '@tanstack/react-query'
import { cartQueries } from '#api/cart.ts'
import { lineInCart } from '#domain/lineInCart.ts'
import { showError } from '#ui/toast.ts'
import { addPieces } from './addition.ts'
import type { AddedProduct } from './cartWithLine.ts'

/** Adds one piece, unless the whole stock is in the cart. */
export async function addOne(
  queryClient: QueryClient,
  product: AddedProduct,
  userId: string,
): Promise<void> {
  const cart = queryClient.getQueryData(cartQueries.cart(userId).queryKey)
  const held = (cart && lineInCart(cart, product._id)?.quantity) ?? 0
  if (held >= product.stocks)
    return showError('Max stocks reached', `All ${held} in stock are in your cart already.`)
  await addPieces(queryClient, product, userId, 1)
}
