import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { paths } from '#domain/paths.ts'
import { useAsking } from '#state/liveUpdates.ts'
import { Row, Stack } from '#ui/Layout.tsx'
import { ShopAvatar } from './ShopAvatar.tsx'
import styles from './ConversationHead.module.css'

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
