import CheckOutlined from '@ant-design/icons/CheckOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import type { Schemas } from '#api/contract.ts'
import { useGatedAction } from '#state/gate.ts'
import { useToken } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import styles from './ShopActions.module.css'
import { useFollow } from './useFollow.ts'

interface Props {
  shop: Schemas['Shop']
  handle: string
  userId: string | undefined
  /** The user, and the shop as loaded for this user, are available. */
  ready: boolean
}

/** Follows or unfollows a shop. */
export function FollowButton({ shop, handle, userId, ready }: Props) {
  const token = useToken()
  const toggle = useFollow(shop, handle, userId)
  // A user who logs in to follow the shop may follow it already; then it must not be unfollowed.
  const followAfterLogin = useGatedAction(`follow:${shop._id}`, () => !shop.is_following && toggle(), ready)
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
