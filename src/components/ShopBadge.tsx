import { Link } from 'react-router-dom'
import type { components } from '#openapi/generated/types.ts'
import { paths } from '#domain/paths.ts'
import { classNames } from '#ui/classNames.ts'
import { Avatar } from '#ui/Avatar.tsx'
import styles from './ShopBadge.module.css'

interface Props {
  shop: components['schemas']['ShopSummary']
  size?: 's' | 'm'
  className?: string
}

/** A link to the shop that sells a product. */
export function ShopBadge({ shop, size = 's', className }: Props) {
  return (
    <Link
      to={paths.shop(shop.shop_handle)}
      className={classNames(styles.badge, styles[size], className)}
      title={shop.shop_name}
    >
      <Avatar name={shop.shop_name} src={shop.display_picture} size={size === 's' ? 22 : 32} />
      <span className={styles.name}>{shop.shop_name}</span>
    </Link>
  )
}
