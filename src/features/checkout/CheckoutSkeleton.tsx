import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Checkout.module.css'

/** The form before prices and stock have been read. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.main}>
        <Skeleton shape="block" height="15rem" />
        <Skeleton shape="block" height="9rem" />
        <Skeleton shape="block" height="11rem" />
      </div>
      <Skeleton shape="block" height="16rem" />
    </div>
  )
}
