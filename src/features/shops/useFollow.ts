import { useMutation, useQueryClient } from '@tanstack/react-query'
import { optimistic } from '#api/cache/optimistic.ts'
import { isBeingWritten } from '#api/cache/pendingWrites.ts'
import type { Schemas } from '#api/contract.ts'
import { shopMutations, shopQueries } from '#api/shops.ts'
import { useToken } from '#state/session.ts'
import { showError, showToast } from '#ui/toast.ts'

type Shop = Schemas['Shop']
type FollowState = Schemas['FollowState']

const withFollower = (shop: Shop, is_following: boolean): Shop => {
  const change = Number(is_following) - Number(shop.is_following)
  return { ...shop, is_following, followed_by: Math.max(0, shop.followed_by + change) }
}

/**
 * Follows or unfollows a shop, with an optimistic update of the button and the count.
 * @param shop the shop as shown, under the handle of the page's address
 */
export function useFollow(shop: Shop, handle: string, userId: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = shopQueries.byHandle(handle, useToken())
  const onError = () => showError('An error occurred', 'Please try again later.')
  const changeTo = (is_following: boolean) => ({
    queryKey,
    patch: (shown: Shop) => withFollower(shown, is_following),
    answer: (shown: Shop, state: FollowState) => ({ ...shown, ...state }),
  })
  const follow = useMutation(
    optimistic(
      {
        ...shopMutations.follow(),
        onSuccess: () => showToast('Followed', `You have followed ${shop.shop_name}.`),
        onError,
      },
      changeTo(true),
    ),
  )
  const unfollow = useMutation(
    optimistic(
      {
        ...shopMutations.unfollow(),
        onSuccess: () => showToast('Unfollowed', `You have unfollowed ${shop.shop_name}.`),
        onError,
      },
      changeTo(false),
    ),
  )

  return () => {
    // Only until the response, not until the refetch, so that the user can change it again sooner.
    if (userId === undefined || isBeingWritten(queryClient, queryKey)) return
    if (shop.is_following) unfollow.mutate(shop._id)
    else follow.mutate({ shop_id: shop._id, customer_id: userId })
  }
}
