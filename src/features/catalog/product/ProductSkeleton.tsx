import { Skeleton } from '#ui/Skeleton.tsx'
import gallery from './gallery/ProductGallery.module.css'
import facts from './ProductFacts.module.css'
import styles from './ProductView.module.css'

/** The skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <div className={styles.view} aria-hidden="true">
      <div className={gallery.stage}>
        <div className={gallery.track}>
          <div className={gallery.slide}>
            <Skeleton shape="block" width="100%" height="100%" />
          </div>
        </div>
      </div>
      <div className={styles.side}>
        <Skeleton width="80%" height="2.2rem" />
        <Skeleton width="40%" />
        <Skeleton width="50%" height="2.4rem" className={facts.price} />
        <Skeleton width="60%" height="2rem" />
        <Skeleton shape="block" height="5.25rem" />
        <Skeleton shape="block" height="8rem" />
      </div>
    </div>
  )
}
