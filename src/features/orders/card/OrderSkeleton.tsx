import { Skeleton } from '#ui/Skeleton.tsx'
import box from '#ui/Card.module.css'
import { classNames } from '#ui/classNames.ts'
import styles from './OrderCard.module.css'

/** The skeleton of an order card. */
export function OrderSkeleton() {
  return (
    <div className={classNames(box.card, styles.card)} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton width="11rem" height="2rem" />
        <span className={styles.status}>
          <Skeleton width="5rem" height="1.5rem" />
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <Skeleton shape="block" height="3.5rem" />
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </div>
        <Skeleton shape="block" height="11rem" />
      </div>
      <Skeleton width="10rem" height="1.6rem" />
    </div>
  )
}
