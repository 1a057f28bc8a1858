import { Icon } from '../../ui/Icon.tsx'
import './themes.css'
import styles from './ThemeIcon.module.css'
import type { Theme } from './themes.ts'

/** A list's sign, in its colours. `size` in px. */
export function ThemeIcon({ theme, size = 40 }: { theme: Theme; size?: number }) {
  return (
    <span className={styles.icon} data-theme={theme} style={{ width: size, height: size }} aria-hidden="true">
      <Icon name="calendar" size={Math.round(size * 0.55)} />
    </span>
  )
}
