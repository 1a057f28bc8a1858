import { ProductGridSkeleton } from '#components/ProductGrid.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import header from './ShopHeader.module.css'
import styles from './ShopPage.module.css'

/** The skeleton of a shop page. */
export function ShopSkeleton() {
  return (
    <>
      <Skeleton shape="block" className={header.cover} />
      <div className={header.about} aria-hidden="true">
        <span className={header.picture}>
          <Skeleton shape="circle" width="6rem" />
        </span>
        <div className={header.text}>
          <Skeleton width="min(16rem, 80%)" height="1.9rem" />
          <Skeleton width="11rem" height="1.1rem" className={styles.line} />
          <Skeleton width="15rem" height="1.1rem" className={styles.line} />
        </div>
        <Skeleton shape="block" width="min(20rem, 100%)" height="2.75rem" className={header.actions} />
      </div>
      <Skeleton width="min(36rem, 90%)" height="1.1rem" />
      <Skeleton width="6rem" height="1.6rem" className={styles.heading} />
      <Skeleton shape="block" height="2.75rem" className={styles.tabs} />
      <ProductGridSkeleton />
    </>
  )
}
