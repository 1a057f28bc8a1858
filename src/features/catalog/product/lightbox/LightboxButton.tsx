import { classNames } from '../../../../ui/classNames.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import type { IconName } from '../../../../ui/iconPaths.ts'
import styles from './Lightbox.module.css'

interface Props {
  icon: IconName
  filled?: boolean
  label: string
  /** Says no, but keeps the focus: it may be the button that was pressed last. */
  off?: boolean
  startsHere?: boolean
  className?: string
  onClick: () => void
}

/** A round button on the dark of the lightbox. */
export function LightboxButton({ icon, filled, label, off = false, startsHere, className, onClick }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      data-autofocus={startsHere || undefined}
      onClick={off ? undefined : onClick}
    >
      <Icon name={icon} size={24} filled={filled} />
    </button>
  )
}
