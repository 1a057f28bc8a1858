import { Row } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Thread.module.css'

/** Widths in percent of the thread. */
const bubbles = [
  { width: 46, own: false },
  { width: 62, own: true },
  { width: 38, own: true },
  { width: 58, own: false },
  { width: 42, own: false },
  { width: 50, own: true },
  { width: 66, own: false },
  { width: 34, own: true },
]

export function ThreadSkeleton() {
  return (
    <Row column justify="end" gap={2} className={styles.skeleton}>
      {bubbles.map(({ width, own }) => (
        <span key={width} className={styles.bone} data-own={own || undefined}>
          {!own && <Skeleton shape="circle" width="1.75rem" />}
          <Skeleton shape="block" width={`${width}%`} height="2.5rem" />
        </span>
      ))}
    </Row>
  )
}
