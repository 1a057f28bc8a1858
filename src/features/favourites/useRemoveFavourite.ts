import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '../../api/contract.ts'
import { favouriteMutations, favouriteQueries } from '../../api/favourites.ts'
import { showError, showToast } from '../../ui/toast.ts'

type Favourite = Schemas['LikedProduct']

/** Names the removals under way. */
const mutationKey = ['favourites', 'remove']

/** The list with one favourite back at its place, when it isn't there already. */
function withFavourite(list: readonly Favourite[], favourite: Favourite, index: number): Favourite[] {
  if (list.some(({ product }) => product._id === favourite.product._id)) return [...list]
  return list.toSpliced(index, 0, favourite)
}

/** Takes products out of the buyer's favourites: gone at once, back in their place when that fails. */
export function useRemoveFavourite(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = favouriteQueries.all(userId)
  const again = useMutation(favouriteMutations.toggle())
  const { mutate } = useMutation({
    ...favouriteMutations.toggle(),
    mutationKey,
    // The favourites themselves are read anew below, when the last of several removals has ended: an earlier answer
    // would bring back those that are still on their way.
    meta: { invalidates: ['catalog'] },
    onMutate: async ({ product: id }) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey) ?? []
      const index = before.findIndex(({ product }) => product._id === id)
      queryClient.setQueryData(queryKey, before.toSpliced(index, index < 0 ? 0 : 1))
      return { favourite: before[index], index }
    },
    onSuccess: async ({ isLiked }, body) => {
      // The call toggles: where another tab had removed the product already, this one put it back.
      if (isLiked) await again.mutateAsync(body)
      showToast('Success', 'Product removed from favourites')
    },
    onError: (_error, _body, removed) => {
      const { favourite, index } = removed ?? { favourite: undefined, index: 0 }
      if (favourite) queryClient.setQueryData(queryKey, (list) => list && withFavourite(list, favourite, index))
      showError('Error', 'Failed to remove product from favourites.')
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (productId: string) => mutate({ product: productId })
}
