import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ConversationSkeleton.module.css'

/** A conversation in a list that is loading. */
export function ConversationSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Skeleton shape="circle" width="3rem" />
      <div className={styles.text}>
        <Skeleton width="55%" />
        <Skeleton width="85%" />
      </div>
    </div>
  )
}
