import type { CSSProperties } from 'react'
import { classNames } from './classNames.ts'
import styles from './Awning.module.css'

interface Props {
  /** Width of a stripe, px; each ends in a half circle. */
  stripe?: number
  /** Height with the scallops, px. */
  height?: number
  tone?: 'green' | 'mango'
  className?: string
}

/** The brand's motif. Decorative. */
export function Awning({ stripe = 16, height = 14, tone = 'green', className }: Props) {
  const size = { '--stripe': `${stripe}px`, '--height': `${height}px` } as CSSProperties
  return (
    <div
      aria-hidden="true"
      className={classNames(styles.awning, styles[tone], className)}
      style={size}
    />
  )
}
