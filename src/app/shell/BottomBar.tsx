import styles from './BottomBar.module.css'
import { IconTabs, useTabPlace } from './IconTabs.tsx'

/** The main navigation at the bottom, on phones. */
export function BottomBar() {
  if (useTabPlace() !== 'bottom') return null
  return (
    <nav className={styles.bar} aria-label="Main">
      <IconTabs />
    </nav>
  )
}
