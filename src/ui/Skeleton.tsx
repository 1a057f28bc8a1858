import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import styles from './Skeleton.module.css'

interface Props {
  /** CSS lengths; a line of text by default. */
  width?: string
  height?: string
  shape?: 'line' | 'block' | 'circle'
  className?: string
}

/** Give it the size of the content, to avoid layout shifts. */
export function Skeleton({ width, height, shape = 'line', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.bone, styles[shape], className)}
      style={{ width, height }}
    />
  )
}

interface GroupProps extends ComponentProps<'div'> {
  /** Nothing is being loaded. */
  still: boolean
}

/** Has one animation: many would slow down scrolling on a cheap phone. */
export function SkeletonGroup({ still, className, ...others }: GroupProps) {
  return <div {...others} className={classNames(styles.group, still && styles.still, className)} />
}
