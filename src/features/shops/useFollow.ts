import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Schemas } from '../../api/contract.ts'
import { shopMutations, shopQueries } from '../../api/shops.ts'
import { useToken } from '../../state/session.ts'
import { showError, showToast } from '../../ui/toast.ts'

type Shop = Schemas['Shop']

const withFollower = (shop: Shop, is_following: boolean): Shop => {
  const change = Number(is_following) - Number(shop.is_following)
  return { ...shop, is_following, followed_by: Math.max(0, shop.followed_by + change) }
}

/**
 * Follows a shop or lets it go; the button and the count change at once, and change back when that fails.
 * @param shop the shop as shown, under the handle of the page's address
 */
export function useFollow(shop: Shop, handle: string, userId: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = shopQueries.byHandle(handle, useToken())
  // Until the server has answered, not until everything has been read anew: the buyer may change her mind sooner.
  const sending = useRef(false)

  const effects = (is_following: boolean) => ({
    onMutate: async () => {
      sending.current = true
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, withFollower(before, is_following))
      return before
    },
    onSuccess: (state: Schemas['FollowState']) => {
      sending.current = false
      queryClient.setQueryData(queryKey, (now) => now && { ...now, ...state })
      if (is_following) showToast('Followed', `You have followed ${shop.shop_name}.`)
      else showToast('Unfollowed', `You have unfollowed ${shop.shop_name}.`)
    },
    onError: (_error: Error, _body: unknown, before: Shop | undefined) => {
      sending.current = false
      if (before) queryClient.setQueryData(queryKey, before)
      showError('An error occurred', 'Please try again later.')
    },
  })
  const follow = useMutation({ ...shopMutations.follow(), ...effects(true) })
  const unfollow = useMutation({ ...shopMutations.unfollow(), ...effects(false) })

  return () => {
    if (sending.current || userId === undefined) return
    if (shop.is_following) unfollow.mutate(shop._id)
    else follow.mutate({ shop_id: shop._id, customer_id: userId })
  }
}
