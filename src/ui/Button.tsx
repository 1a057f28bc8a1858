import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { Icon, type IconType } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Button.module.css'

interface Props extends ButtonLook, ComponentProps<'button'> {
  icon?: IconType
  /** Shows a spinner; clicks do nothing, so nothing is sent twice. The focus stays. */
  loading?: boolean
}

/** It also prevents Enter, which browsers turn into a click on the submit button. */
const preventDefault = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? preventDefault : onClick}
    >
      {loading ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        icon && <Icon icon={icon} size={size === 's' ? 16 : 20} />
      )}
      <span>{children}</span>
      {loading && <VisuallyHidden> (working)</VisuallyHidden>}
    </button>
  )
}
