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

/** A count on the corner of an icon; nothing for 0. Hidden from screen readers: the control has the count in its name. */
export function CountBadge({ count, max = 99 }: { count: number; max?: number }) {
  if (count <= 0) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  )
}
