import CheckOutlined from '@ant-design/icons/CheckOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { MoreAbout } from '#flows/report/MoreAbout.tsx'
import { useChatButton } from '#state/chatRequest.ts'
import { useGatedAction } from '#state/gate.ts'
import { useToken } from '#state/session.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { useFollow } from './useFollow.ts'
import styles from './ShopActions.module.css'

interface FollowButtonProps {
  shop: Schemas['Shop']
  handle: string
  userId: string | undefined
  /** The user, and the shop as loaded for this user, are available. */
  ready: boolean
}

/** Follows or unfollows a shop. */
function FollowButton({ shop, handle, userId, ready }: FollowButtonProps) {
  const token = useToken()
  const toggle = useFollow(shop, handle, userId)
  // A user who logs in to follow the shop may follow it already; then it must not be unfollowed.
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

interface Props {
  shop: Schemas['Shop']
  handle: string
  /** The shop was loaded for the current user; false while a visitor's response is still shown. */
  fresh: boolean
}

/** Follow, Chat and a menu with the report. Each asks for a login first. */
export function ShopActions({ shop, handle, fresh }: Props) {
  const { user } = useSession()
  const chat = useChatButton(shop._id)
  return (
    <Row wrap gap={2}>
      <FollowButton
        shop={shop}
        handle={handle}
        userId={user?._id}
        ready={user !== undefined && fresh}
      />
      <Button
        variant="secondary"
        icon={MessageOutlined}
        className={styles.button}
        loading={chat.opening}
        onClick={chat.open}
      >
        Chat
      </Button>
      <MoreAbout kind="shop" id={shop._id} name={shop.shop_name} />
    </Row>
  )
}
