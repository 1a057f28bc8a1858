import { Link } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import type { components } from '#openapi/generated/types.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classNames } from '#ui/classNames.ts'
import styles from './ShopBadge.module.css'

export function ShopBadge({
  shop,
  heading = false,
  className,
}: {
  shop: components['schemas']['ShopSummary']
  heading?: boolean
  className?: string
}) {
  const attributes = {
    className: classNames(styles.badge, heading ? styles.large : styles.small, className),
    title: shop.shop_name,
  }
  const content = (
    <>
      <Avatar name={shop.shop_name} src={shop.display_picture} size={heading ? 32 : 22} />
      <span className={styles.name}>{shop.shop_name}</span>
    </>
  )
  const link = shop.shop_handle ? (
    <Link to={paths.shop(shop.shop_handle)} {...attributes}>
      {content}
    </Link>
  ) : (
    <span {...attributes}>{content}</span>
  )
  return heading ? <h2 className={styles.heading}>{link}</h2> : link
}
