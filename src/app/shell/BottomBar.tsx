import { useLocation } from 'react-router-dom'
import { isProductPath } from '../../lib/paths.ts'
import styles from './BottomBar.module.css'
import { IconTabs } from './IconTabs.tsx'

/** The main places within the thumb's reach, on phones. Product pages have a bar of their own there. */
export function BottomBar() {
  const { pathname } = useLocation()
  if (isProductPath(pathname)) return null
  return (
    <nav className={styles.bar} aria-label="Main">
      <IconTabs />
    </nav>
  )
}
