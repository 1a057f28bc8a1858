import { useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { favouriteMutations } from '#api/favourites.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { isBeingWritten } from '#api/cache/pendingWrites.ts'

type Product = Schemas['Product']

const flipped = (product: Product): Product => ({
  ...product,
  isLiked: !product.isLiked,
  likes: Math.max(0, product.likes + (product.isLiked ? -1 : 1)),
})

/** Likes a product or removes the like, with an optimistic update of the heart and the count. */
export function useLike(product: Product, userId: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = catalogQueries.product(product._id, userId)
  const { mutate } = useMutation(
    optimistic(favouriteMutations.toggle(), { queryKey, patch: flipped, answer: (shown, state) => ({ ...shown, ...state }) }),
  )
  return () => {
    // The call toggles, so two pending calls could leave the wrong state.
    if (!isBeingWritten(queryClient, queryKey)) mutate({ product: product._id })
  }
}
