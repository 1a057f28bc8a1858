import { Awning } from '#ui/Awning.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Cart.module.css'

function Line() {
  return (
    <div className={styles.skeletonLine}>
      <Skeleton shape="block" width="4.5rem" height="4.5rem" />
      <div className={styles.skeletonText}>
        <Skeleton width="70%" height="1.1rem" />
        <Skeleton width="5rem" />
      </div>
      <Skeleton width="6rem" height="2.25rem" />
    </div>
  )
}

function Group({ lines }: { lines: number }) {
  return (
    <div className={styles.skeletonGroup}>
      <Awning stripe={18} height={16} />
      <div className={styles.skeletonBody}>
        <Skeleton width="12rem" height="1.6rem" />
        {Array.from({ length: lines }, (_, index) => (
          <Line key={index} />
        ))}
      </div>
    </div>
  )
}

/** The skeleton of the cart. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.list}>
        <div className={styles.skeletonGroup}>
          <div className={styles.skeletonBody}>
            <Skeleton width="7rem" height="1.25rem" />
          </div>
        </div>
        <Group lines={2} />
        <Group lines={1} />
      </div>
      <div className={styles.skeletonGroup}>
        <div className={styles.skeletonBody}>
          <Skeleton width="9rem" height="1.4rem" />
          <Skeleton width="60%" />
          <Skeleton height="1.6rem" />
          <Skeleton height="3.25rem" />
        </div>
      </div>
    </div>
  )
}
