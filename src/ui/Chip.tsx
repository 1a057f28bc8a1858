import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  children: ReactNode
  to?: To
  /** Shows a cross that takes the chip away. */
  onRemove?: () => void
  /** What the cross does, for screen readers. */
  removeLabel?: string
}

/** A category, a filter: small, round, perhaps a link, perhaps removable. */
export function Chip({ children, to, onRemove, removeLabel = 'Remove' }: Props) {
  if (to !== undefined) {
    return (
      <Link className={styles.chip} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <span className={styles.chip}>
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  )
}
