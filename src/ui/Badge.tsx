import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Badge.module.css'

interface Props {
  children: ReactNode
  tone?: 'neutral' | 'green' | 'mango' | 'danger'
}

/** A short state, as a word: 'Default', 'Preparing'. */
export function Badge({ children, tone = 'neutral' }: Props) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}

/** A count on the corner of an icon; nothing for 0. The control it sits on says the count in words. */
export function CountBadge({ count, max = 99 }: { count: number; max?: number }) {
  if (count <= 0) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  )
}
