import { Avatar } from '#ui/Avatar.tsx'
import styles from './ShopAvatar.module.css'

interface Props {
  seller: { shop_name: string; display_picture: string | null; is_online?: boolean }
  /** Width and height, px. */
  size: number
}

/** The dot says that the shop is online. Decorative: a text beside it says both. */
export const ShopAvatar = ({ seller: { shop_name, display_picture, is_online }, size }: Props) => (
  <span className={styles.box}>
    <Avatar name={shop_name} src={display_picture} size={size} />
    {is_online && <span className={styles.dot} />}
  </span>
)
