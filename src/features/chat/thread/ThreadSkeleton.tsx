import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Thread.module.css'

/** Widths of the bubbles, in percent of the thread, and whose they are. */
const bubbles = [
  { width: 58, own: false },
  { width: 42, own: false },
  { width: 50, own: true },
  { width: 66, own: false },
  { width: 34, own: true },
  { width: 56, own: true },
]

/** A thread that is being loaded. */
export function ThreadSkeleton() {
  return (
    <div className={styles.skeleton}>
      {bubbles.map(({ width, own }) => (
        <span key={width} className={styles.bone} data-own={own || undefined}>
          <Skeleton shape="block" width={`${width}%`} height="2.5rem" />
        </span>
      ))}
    </div>
  )
}
