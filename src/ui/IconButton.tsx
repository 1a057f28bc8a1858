import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './iconPaths.ts'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName
  /** What it does: its accessible name and tooltip. */
  label: string
  filled?: boolean
  tone?: 'plain' | 'raised' | 'danger'
  size?: number
}

/** A round button with only an icon. */
export function IconButton({ icon, label, filled, tone = 'plain', size = 20, className, type = 'button', ...rest }: Props) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={classNames(styles.button, styles[tone], className)}>
      <Icon name={icon} size={size} filled={filled} />
    </button>
  )
}
