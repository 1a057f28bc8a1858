import { classNames } from '../../../../ui/classNames.ts'
import { Icon, type IconType } from '../../../../ui/Icon.tsx'
import styles from './Lightbox.module.css'

interface Props {
  icon: IconType
  label: string
  /** Ignores clicks but stays focusable, since it may be the button that was pressed last. */
  disabled?: boolean
  initialFocus?: boolean
  className?: string
  onClick: () => void
}

/** A round button on the dark background of the lightbox. */
export function LightboxButton({ icon, label, disabled = false, initialFocus, className, onClick }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      data-autofocus={initialFocus || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon icon={icon} size={24} />
    </button>
  )
}
