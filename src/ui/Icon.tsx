import type { ComponentType } from 'react'
import { classNames } from './classNames.ts'
import styles from './Icon.module.css'

/** A component of @ant-design/icons. */
export type IconType = ComponentType<{
  className?: string
  style?: React.CSSProperties
  role?: string
  'aria-label'?: string
  'aria-hidden'?: boolean
}>

interface Props {
  icon: IconType
  /** Width and height, px at the usual font size; it grows with the text around it. */
  size?: number
  /** Accessible name, where no text beside it says the same. */
  label?: string
  /** Points the other way while the button or `summary` around it is open. */
  turns?: boolean
  className?: string
}

/** An icon in the colour of the text; by itself it reads its English name aloud. */
export function Icon({ icon: Component, size = 20, label, turns, className }: Props) {
  const meaning = label
    ? { 'aria-label': label }
    : { role: undefined, 'aria-label': undefined, 'aria-hidden': true }
  return (
    <Component
      {...meaning}
      className={classNames(styles.icon, turns && styles.turns, className)}
      style={{ fontSize: `${size / 16}rem` }}
    />
  )
}
