import { Avatar } from '#ui/Avatar.tsx'
import styles from './ShopAvatar.module.css'

interface Props {
  /** `is_online` is left out until it is known. */
  seller: { shop_name: string; display_picture: string | null; is_online?: boolean }
  /** Width and height, px. */
  size: number
}

/** The picture of a shop, with a dot while it is online. Decorative: a text beside it says both. */
export function ShopAvatar({ seller: { shop_name, display_picture, is_online }, size }: Props) {
  return (
    <span className={styles.box}>
      <Avatar name={shop_name} src={display_picture} size={size} />
      {is_online && <span className={styles.dot} />}
    </span>
  )
}
