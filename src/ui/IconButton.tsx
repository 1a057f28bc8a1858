import type { ComponentProps } from 'react'
import { classNames } from './classNames.ts'
import { Icon, type IconType } from './Icon.tsx'
import styles from './IconButton.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconType
  /** Accessible name and tooltip. */
  label: string
  /** `overlay`: on a picture. */
  tone?: 'plain' | 'raised' | 'overlay' | 'danger'
  size?: number
}

export function IconButton({
  icon,
  label,
  tone = 'plain',
  size = 20,
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[tone], className)}
    >
      <Icon icon={icon} size={size} />
    </button>
  )
}
