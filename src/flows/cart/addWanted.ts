import type { QueryClient } from '@tanstack/react-query'
import { catalogQueries } from '#api/catalog.ts'
import { additionOf } from './addition.ts'
import { showAddFailed } from './additionFailures.ts'

/** Adds what a visitor wanted, at most as much as there is in stock, and says so. */
export async function addWanted(
  queryClient: QueryClient,
  userId: string,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<void> {
  const product = await queryClient
    .fetchQuery(catalogQueries.product(productId, userId))
    .catch(() => null)
  if (!product || product.stocks === 0) return showAddFailed()
  const mutation = queryClient.getMutationCache().build(queryClient, additionOf(product, userId))
  const pieces = Math.min(quantity, product.stocks)
  // It shows a failure itself.
  await mutation
    .execute({ productId, shopId: product.shop._id, quantity: pieces })
    .catch(() => undefined)
}
