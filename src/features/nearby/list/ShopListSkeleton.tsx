import { Skeleton } from '#ui/Skeleton.tsx'
import card from './ShopCard.module.css'
import styles from './ShopList.module.css'

/** Cards while the shops load. */
export function ShopListSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={card.card}>
          <Skeleton shape="circle" width="56px" height="56px" />
          <div className={card.text}>
            <Skeleton width="70%" height="1.3rem" />
            <Skeleton width="45%" height="1.3rem" />
            <Skeleton width="60%" height="1.1rem" />
            <Skeleton width="75%" height="1.1rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
