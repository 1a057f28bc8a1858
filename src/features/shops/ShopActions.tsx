import CheckOutlined from '@ant-design/icons/CheckOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { optimistic } from '#api/cache/optimistic.ts'
import { isBeingWritten } from '#api/cache/pendingWrites.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { shopMutations, shopQueries } from '#api/shops.ts'
import { MoreAbout } from '#flows/report/MoreAbout.tsx'
import { useChatButton } from '#state/chatRequest.ts'
import { useGatedAction } from '#state/gate.ts'
import { useToken } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { showError, showToast } from '#ui/toast.ts'
import styles from './ShopActions.module.css'

type Shop = Schemas['Shop']

const withFollower = (shop: Shop, is_following: boolean): Shop => {
  const change = Number(is_following) - Number(shop.is_following)
  return { ...shop, is_following, followed_by: Math.max(0, shop.followed_by + change) }
}

function useFollow(shop: Shop, handle: string, userId: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = shopQueries.byHandle(handle, useToken())
  const onError = () => showError('An error occurred', 'Please try again later.')
  const changeTo = (is_following: boolean) => ({
    queryKey,
    patch: (shown: Shop) => withFollower(shown, is_following),
    answer: (shown: Shop, state: Schemas['FollowState']) => ({ ...shown, ...state }),
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

interface Props {
  shop: Shop
  handle: string
  /** False while a visitor's response is still shown. */
  fresh: boolean
}

function FollowButton({ shop, handle, fresh }: Props) {
  const token = useToken()
  const userId = useSession().user?._id
  const ready = userId !== undefined && fresh
  const toggle = useFollow(shop, handle, userId)
  // A user who logs in to follow the shop may follow it already.
  const followAfterLogin = useGatedAction(
    `follow:${shop._id}`,
    () => !shop.is_following && toggle(),
    ready,
  )
  return (
    <Button
      variant={shop.is_following ? 'secondary' : 'primary'}
      icon={shop.is_following ? CheckOutlined : PlusOutlined}
      className={styles.button}
      disabled={token !== null && !ready}
      onClick={token ? toggle : followAfterLogin}
    >
      {shop.is_following ? 'Following' : 'Follow'}
    </Button>
  )
}

export function ShopActions(props: Props) {
  const { _id, shop_name } = props.shop
  const chat = useChatButton(_id)
  return (
    <Row wrap gap={2}>
      <FollowButton {...props} />
      <Button
        variant="secondary"
        icon={MessageOutlined}
        className={styles.button}
        loading={chat.opening}
        onClick={chat.open}
      >
        Chat
      </Button>
      <MoreAbout kind="shop" id={_id} name={shop_name} />
    </Row>
  )
}
