import type { ReactNode } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ShopCover } from '#components/ShopCover.tsx'
import { formatCount } from '#lib/numbers.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ShopPlace } from './ShopPlace.tsx'
import styles from './ShopHeader.module.css'

interface Props {
  shop: Schemas['Shop']
  /** Buttons for the shop. */
  actions: ReactNode
}

function Count({ amount, one, many }: { amount: number; one: string; many: string }) {
  return (
    <span>
      <strong>{formatCount(amount)}</strong> {amount === 1 ? one : many}
    </span>
  )
}

/** Cover, picture, name, description, figures and place of a shop. */
export function ShopHeader({ shop, actions }: Props) {
  const { shop_name, shop_description, cover_photo, display_picture, followed_by, total_number_of_products } = shop
  return (
    <header>
      <div className={styles.cover}>
        <ShopCover src={cover_photo} first />
      </div>
      <div className={styles.about}>
        <span className={styles.picture}>
          <Avatar name={shop_name} src={display_picture} size={96} />
        </span>
        <div className={styles.text}>
          {/* Hidden from screen readers, since the page's `h1` has the name. */}
          <p className={styles.name} aria-hidden="true">
            {shop_name}
          </p>
          <p className={styles.counts}>
            <Count amount={followed_by} one="follower" many="followers" />
            <Count amount={total_number_of_products} one="product" many="products" />
          </p>
          <ShopPlace shop={shop} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {shop_description && <p className={styles.description}>{shop_description}</p>}
    </header>
  )
}
