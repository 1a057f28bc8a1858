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
  /**
   * Accessible name, when no text beside the icon says the same; without it the icon is decorative.
   */
  label?: string
  className?: string
}

/**
 * An icon in the colour of the text around it. By itself, one of @ant-design/icons reads its
 * English name aloud.
 */
export function Icon({ icon: Component, size = 20, label, className }: Props) {
  const meaning = label
    ? { 'aria-label': label }
    : { role: undefined, 'aria-label': undefined, 'aria-hidden': true }
  return (
    <Component
      {...meaning}
      className={classNames(styles.icon, className)}
      style={{ fontSize: `${size / 16}rem` }}
    />
  )
}
