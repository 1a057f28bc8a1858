import type { QueryClient } from '@tanstack/react-query'
import { cartQueries } from '#api/cart.ts'
import { catalogQueries } from '#api/catalog.ts'
import { lineInCart } from '#domain/lineInCart.ts'
import { showError } from '#ui/toast.ts'
import { additionOf } from './addition.ts'
import { showAddFailed } from './additionFailures.ts'
import type { AddedProduct } from './cartWithLine.ts'

const addPieces = (
  queryClient: QueryClient,
  product: AddedProduct,
  userId: string,
  quantity: number,
) =>
  queryClient
    .getMutationCache()
    .build(queryClient, additionOf(product, userId))
    .execute({ productId: product._id, shopId: product.shop._id, quantity })
    .catch(() => undefined)

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

/** Adds what a visitor wanted, at most as much as there is in stock. */
export async function addWanted(
  queryClient: QueryClient,
  userId: string,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<void> {
  const product = await queryClient
    .fetchQuery(catalogQueries.product(productId, userId))
    .catch(() => null)
  if (!product || product.stocks === 0) return showAddFailed()
  await addPieces(queryClient, product, userId, Math.min(quantity, product.stocks))
}
