import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Profile.module.css'

/** The profile page while the user is being loaded. */
export function ProfileSkeleton() {
  return (
    <div className={styles.sections} aria-busy="true">
      <div role="status">
        <VisuallyHidden>Loading...</VisuallyHidden>
      </div>
      <div className={styles.card} aria-hidden="true">
        <Skeleton width="9rem" height="1.5rem" />
        <Skeleton shape="circle" width="96px" height="96px" />
        <Skeleton shape="block" height="2.75rem" />
        <Skeleton shape="block" height="2.75rem" />
        <Skeleton shape="block" height="2.75rem" />
      </div>
    </div>
  )
}
