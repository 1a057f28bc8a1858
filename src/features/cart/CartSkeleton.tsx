import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Cart.module.css'

/** Two shops' worth of cart. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.list}>
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton shape="block" height="15rem" />
        <Skeleton shape="block" height="10rem" />
      </div>
      <Skeleton shape="block" height="13rem" />
    </div>
  )
}
