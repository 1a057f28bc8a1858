import { Link, useLocation } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { Awning } from '#ui/Awning.tsx'
import { BRAND } from '#ui/brand.ts'
import { Logo } from '#ui/Logo.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { AccountArea } from './AccountArea.tsx'
import { CategoryButton } from './CategoryButton.tsx'
import { IconTabs, useTabPlace } from './IconTabs.tsx'
import styles from './TopBar.module.css'

/** The bar at the top. On phones its first row scrolls out of view; categories and search stay. */
export function TopBar() {
  const { pathname } = useLocation()
  const tabs = useTabPlace()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={paths.home()} className={styles.logo} aria-label={`${BRAND}, home`}>
          <Logo nameClassName={styles.name} />
        </Link>
        <PartBoundary silent resetBy={pathname}>
          <CategoryButton className={styles.categories} />
        </PartBoundary>
        <div className={styles.search}>
          <PartBoundary silent resetBy={pathname}>
            <SearchBox />
          </PartBoundary>
        </div>
        {tabs !== 'bottom' && (
          <nav className={tabs === 'top' ? styles.tabs : styles.cart} aria-label="Main">
            <PartBoundary silent resetBy={pathname}>
              <IconTabs onlyCart={tabs !== 'top'} />
            </PartBoundary>
          </nav>
        )}
        <PartBoundary silent resetBy={pathname}>
          <AccountArea />
        </PartBoundary>
      </div>
      <Awning stripe={14} height={12} className={styles.awning} />
    </header>
  )
}
