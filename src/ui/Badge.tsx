import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Badge.module.css'

interface Props {
  children: ReactNode
  tone?: 'neutral' | 'green' | 'mango' | 'danger'
}

export function Badge({ children, tone = 'neutral' }: Props) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}

interface CountProps {
  count: number
  max?: number
  /** Text for larger counts. */
  over?: string
}

/** Shows nothing for 0. Hidden from screen readers: the control's name has the count. */
export function CountBadge({ count, max = 99, over = `${max}+` }: CountProps) {
  if (count <= 0) return null
  return (
    <span className={styles.count} aria-hidden="true">
      {count > max ? over : count}
    </span>
  )
}
