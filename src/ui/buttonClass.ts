import styles from './Button.module.css'
import { classNames } from './classNames.ts'

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** `primary` once a screen; `accent` is the mango one; `quiet` has no edge. */
  variant?: 'primary' | 'secondary' | 'accent' | 'quiet' | 'danger'
  size?: 's' | 'm' | 'l'
  /** As wide as what holds it. */
  block?: boolean
}

/** Class names of that look. */
export const buttonClass = ({ variant = 'primary', size = 'm', block = false }: ButtonLook, extra?: string) =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block, extra)
