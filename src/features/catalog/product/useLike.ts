import { useMutation, useQueryClient } from '@tanstack/react-query'
import { catalogQueries } from '../../../api/catalog.ts'
import type { Schemas } from '../../../api/contract.ts'
import { favouriteMutations } from '../../../api/favourites.ts'

type Product = Schemas['Product']

const flipped = (product: Product): Product => ({
  ...product,
  isLiked: !product.isLiked,
  likes: Math.max(0, product.likes + (product.isLiked ? -1 : 1)),
})

/** Likes a product or takes the like back; the heart and the count change at once, and change back when that fails. */
export function useLike(product: Product, userId: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = catalogQueries.product(product._id, userId)
  const { mutate, isPending } = useMutation({
    ...favouriteMutations.toggle(),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, flipped(before))
      return before
    },
    onError: (_error, _body, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
    },
  })
  return () => {
    if (!isPending) mutate({ product: product._id })
  }
}
