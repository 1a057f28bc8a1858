import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { paths } from '#domain/paths.ts'
import { useAsking } from '#state/liveUpdates.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import styles from './ConversationHead.module.css'

interface ShopAvatarProps {
  seller: { shop_name: string; display_picture: string | null; is_online?: boolean }
  /** px */
  size: number
}

/** The dot says that it is online. Decorative: a text beside it says both. */
export function ShopAvatar({
  seller: { shop_name, display_picture, is_online },
  size,
}: ShopAvatarProps) {
  return (
    <span className={styles.box}>
      <Avatar name={shop_name} src={display_picture} size={size} />
      {is_online && <span className={styles.dot} />}
    </span>
  )
}

/** A window knows the name and picture before its conversation is loaded. */
export type HeadShop = Omit<Schemas['ConversationSeller'], 'is_online'> & { is_online?: boolean }

interface Props {
  shop: HeadShop
  titleId: string
  level: 2 | 3
  before?: ReactNode
  children?: ReactNode
}

export function ConversationHead({ shop, titleId, level, before, children }: Props) {
  const { shop_name, shop_handle, is_online } = shop
  const asking = useAsking()
  const Heading = `h${level}` as const
  return (
    <Row fill="white" fixed gap={2} className={styles.head}>
      {before}
      <ShopAvatar seller={shop} size={36} />
      <Stack grow justify="center" shrink className={styles.text}>
        <Heading id={titleId} tabIndex={-1} className={styles.name}>
          {shop_handle ? <Link to={paths.shop(shop_handle)}>{shop_name}</Link> : shop_name}
        </Heading>
        {is_online !== undefined && (
          <p className={styles.status} data-online={is_online || undefined}>
            {is_online ? 'Online' : 'Offline'}
          </p>
        )}
        {asking && <p className={styles.status}>New messages may take 20 seconds</p>}
      </Stack>
      {children}
    </Row>
  )
}
