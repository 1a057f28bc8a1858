import { useMutation } from '@tanstack/react-query'
import { favouriteMutations, favouriteQueries } from '#api/favourites.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { showError, showToast } from '#ui/toast.ts'

/** Removes products from the user's favourites, with an optimistic update. */
export function useRemoveFavourite(userId: string) {
  const { mutate } = useMutation(
    optimistic(
      {
        ...favouriteMutations.remove(),
        onSuccess: () => showToast('Success', 'Product removed from favourites'),
        onError: () => showError('Error', 'Failed to remove product from favourites.'),
      },
      {
        queryKey: favouriteQueries.all(userId).queryKey,
        patch: (list, { product: id }) => list.filter(({ product }) => product._id !== id),
      },
    ),
  )
  return (productId: string) => mutate({ product: productId })
}
