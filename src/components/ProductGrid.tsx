import type { ReactNode } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'
import card from './ProductCard.module.css'
import styles from './ProductGrid.module.css'

export function ProductGrid({
  label = 'Products',
  children,
}: {
  label?: string
  children: ReactNode
}) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

/**
 * It is as high as real cards, so that nothing moves when they are replaced; a page has 8 products.
 */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <Skeleton shape="block" className={styles.picture} />
          <Skeleton className={styles.lines} />
        </div>
      ))}
    </div>
  )
}
