import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Checkout.module.css'

function Box({ lines }: { lines: number }) {
  return (
    <Card>
      <Skeleton width="10rem" height="1.4rem" />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="block" height="3.5rem" />
      ))}
    </Card>
  )
}

/** The skeleton of the form while prices and stock load. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.main}>
        <Box lines={3} />
        <Box lines={1} />
        <Box lines={2} />
      </div>
      <Card>
        <Skeleton width="10rem" height="1.4rem" />
        <Skeleton />
        <Skeleton />
        <Skeleton height="1.6rem" />
        <Skeleton height="3.25rem" />
      </Card>
    </div>
  )
}
