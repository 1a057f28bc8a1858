import type { QueryClient } from '@tanstack/react-query'
import { catalogQueries } from '#api/catalog.ts'
import { addPieces } from './addition.ts'
import { showAddFailed } from './additionFailures.ts'

/** At most as much as there is in stock. */
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
