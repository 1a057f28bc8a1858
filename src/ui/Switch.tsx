import type { ReactNode } from 'react'
import styles from './Switch.module.css'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A switch, which takes effect at once. */
export function Switch({ checked, onChange, children }: Props) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
