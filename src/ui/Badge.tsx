import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Badge.module.css'

interface Props {
  children: ReactNode
  tone?: 'neutral' | 'green' | 'mango' | 'danger'
}

/** A short status text: 'Default', 'Preparing'. */
export function Badge({ children, tone = 'neutral' }: Props) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}

interface CountProps {
  count: number
  /** The largest count that is shown as a number. */
  max?: number
  /** Shown for a larger count. */
  over?: string
}

/**
 * A count on the corner of an icon; nothing for 0. Hidden from screen readers: the control has the
 * count in its name.
 */
export function CountBadge({ count, max = 99, over = `${max}+` }: CountProps) {
  if (count <= 0) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {count > max ? over : count}
    </span>
  )
}
