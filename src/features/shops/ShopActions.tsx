import MessageOutlined from '@ant-design/icons/MessageOutlined'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { useChatButton } from '#state/chatRequest.ts'
import { Button } from '#ui/Button.tsx'
import { FollowButton } from './FollowButton.tsx'
import styles from './ShopActions.module.css'
import { Report } from '#flows/report/Report.tsx'

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
    <div className={styles.actions}>
      <FollowButton shop={shop} handle={handle} userId={user?._id} ready={user !== undefined && fresh} />
      <Button variant="secondary" icon={MessageOutlined} className={styles.button} loading={chat.opening} onClick={chat.open}>
        Chat
      </Button>
      <Report kind="shop" id={shop._id} name={shop.shop_name} />
    </div>
  )
}
