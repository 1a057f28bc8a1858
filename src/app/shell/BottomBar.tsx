import { useLocation } from 'react-router-dom'
import { isProductPath } from '#lib/paths.ts'
import { useNotFound } from '#ui/notFoundShown.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import styles from './BottomBar.module.css'
import { IconTabs, TABS_AT_BOTTOM } from './IconTabs.tsx'

/** The main navigation at the bottom, on phones. A product page has its own bar there; the page of an unknown product has none, so it gets this one. */
export function BottomBar() {
  const { pathname } = useLocation()
  const notFound = useNotFound()
  const atBottom = useMediaQuery(TABS_AT_BOTTOM)
  if (!atBottom || (isProductPath(pathname) && !notFound)) return null
  return (
    <nav className={styles.bar} aria-label="Main">
      <IconTabs />
    </nav>
  )
}
