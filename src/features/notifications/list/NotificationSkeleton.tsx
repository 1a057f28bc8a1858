import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './NotificationSkeleton.module.css'

/** A notification in a list that is loading. */
export function NotificationSkeleton() {
  return (
    <div className={styles.item} aria-hidden="true">
      <Skeleton shape="block" width="3rem" height="3rem" />
      <div className={styles.text}>
        <Skeleton width="45%" />
        <Skeleton width="85%" />
        <Skeleton width="25%" height="0.6rem" />
      </div>
    </div>
  )
}
