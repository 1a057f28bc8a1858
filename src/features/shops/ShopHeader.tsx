import type { Schemas } from '../../api/contract.ts'
import { fileUrl } from '../../api/files.ts'
import { ShopAvatar } from '../../components/ShopAvatar.tsx'
import { Awning } from '../../ui/Awning.tsx'
import styles from './ShopPage.module.css'

const counted = new Intl.NumberFormat('en-PH')
const count = (n: number, one: string, many: string) => `${counted.format(n)} ${n === 1 ? one : many}`

/** Cover, picture, name, what the shop says of itself, and how it is doing. */
export function ShopHeader({ shop }: { shop: Schemas['Shop'] }) {
  const { shop_name, shop_description, cover_photo, display_picture, followed_by, total_number_of_products } = shop
  return (
    <header>
      <div className={styles.cover}>{cover_photo ? <img src={fileUrl(cover_photo)} alt="" className={styles.photo} /> : <Awning stripe={32} height={64} />}</div>
      <div className={styles.about}>
        <span className={styles.picture}>
          <ShopAvatar name={shop_name} src={display_picture && fileUrl(display_picture)} size={96} />
        </span>
        <div>
          {/* The page's own heading, which takes the focus, says the name already. */}
          <p className={styles.name} aria-hidden="true">
            {shop_name}
          </p>
          <p className={styles.counts}>
            <span>{count(followed_by, 'follower', 'followers')}</span>
            <span>{count(total_number_of_products, 'product', 'products')}</span>
          </p>
        </div>
      </div>
      {shop_description && <p className={styles.description}>{shop_description}</p>}
    </header>
  )
}
