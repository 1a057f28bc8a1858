import { useLocation } from 'react-router-dom'
import { isProductPath } from '../../lib/paths.ts'
import { useNotFound } from '../../ui/notFoundShown.ts'
import styles from './BottomBar.module.css'
import { IconTabs } from './IconTabs.tsx'

/** The main places within the thumb's reach, on phones. A product has a bar of its own there; an address of none has not. */
export function BottomBar() {
  const { pathname } = useLocation()
  const notFound = useNotFound()
  if (isProductPath(pathname) && !notFound) return null
  return (
    <nav className={styles.bar} aria-label="Main">
      <IconTabs />
    </nav>
  )
}
