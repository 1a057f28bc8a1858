import type { ReactNode } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'
import card from './ProductCard.module.css'
import styles from './ProductGrid.module.css'
import shop from './ShopBadge.module.css'

interface Props {
  /** Accessible name of the list. */
  label?: string
  children: ReactNode
}

/** Products in 2, 3 or 4 columns. Each child is an `li` with one product. */
export function ProductGrid({ label = 'Products', children }: Props) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

/**
 * Skeleton cards while products load, with the rows of real cards, so that nothing moves when they
 * are replaced; a page has 8 products.
 */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <Skeleton shape="block" className={styles.picture} />
          <div className={card.body}>
            <Skeleton width="45%" height="1.365rem" />
            <p className={card.name}>
              <Skeleton width="92%" height="1.1rem" />
            </p>
            <p className={card.category}>
              <Skeleton width="55%" height="1.21875rem" />
            </p>
            <p className={card.facts}>
              <Skeleton width="65%" height="1.21875rem" />
            </p>
            <p className={shop.badge}>
              <Skeleton shape="circle" width="22px" />
              <Skeleton width="5rem" height="1rem" />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
