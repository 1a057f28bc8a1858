import { classNames } from './classNames.ts'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `primary`: once per screen; `accent`: mango; `quiet`, `neutral`, `quietDanger`: no border. */
  variant?: 'primary' | 'secondary' | 'accent' | 'quiet' | 'neutral' | 'quietDanger' | 'danger'
  size?: 's' | 'm' | 'l'
  /** As wide as its container. */
  block?: boolean
}

export const buttonClass = (
  { variant = 'primary', size = 'm', block = false }: ButtonLook,
  extra?: string,
) => classNames(styles.button, styles[variant], styles[size], block && styles.block, extra)
