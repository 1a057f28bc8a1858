import { classNames } from './classNames.ts'
import styles from './Button.module.css'

/** Appearance of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `primary` is used once per screen; `accent` is mango; `quiet` has no border. */
  variant?: 'primary' | 'secondary' | 'accent' | 'quiet' | 'danger'
  size?: 's' | 'm' | 'l'
  /** As wide as its container. */
  block?: boolean
}

/** Class names for that appearance. */
export const buttonClass = (
  { variant = 'primary', size = 'm', block = false }: ButtonLook,
  extra?: string,
) => classNames(styles.button, styles[variant], styles[size], block && styles.block, extra)
