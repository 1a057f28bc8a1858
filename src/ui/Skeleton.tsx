import type { CSSProperties } from 'react'
import { classNames } from './classNames.ts'
import styles from './Skeleton.module.css'

interface Props {
  /** CSS lengths. A line of text by default. */
  width?: string
  height?: string
  shape?: 'line' | 'block' | 'circle'
  className?: string
}

/** A grey placeholder while something loads. Give it the size of the content, to avoid layout shifts. */
export function Skeleton({ width, height, shape = 'line', className }: Props) {
  const style = { width, height } as CSSProperties
  return <span aria-hidden="true" className={classNames(styles.bone, styles[shape], className)} style={style} />
}
