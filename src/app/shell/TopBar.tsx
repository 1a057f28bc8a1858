import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined'
import { lazy } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isChatsPath, paths } from '#domain/paths.ts'
import { useToken } from '#state/session.ts'
import { Awning } from '#ui/Awning.tsx'
import { BRAND } from '#ui/brand.ts'
import { classNames } from '#ui/classNames.ts'
import { Icon } from '#ui/Icon.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { Logo } from '#ui/Logo.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { AccountArea } from './AccountArea.tsx'
import { IconTabs, useTabPlace } from './IconTabs.tsx'
import { useCategoryMenu } from './useCategoryMenu.ts'
import categories from './CategoryButton.module.css'
import styles from './TopBar.module.css'

function CategoryButton({ className }: { className?: string }) {
  const { open, show } = useCategoryMenu()
  return (
    <button
      type="button"
      className={classNames(categories.button, className)}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={show}
    >
      <Icon icon={AppstoreOutlined} size={22} />
      Categories
    </button>
  )
}

/** A visitor doesn't need its code. */
const DeliverTo = lazy(async () => ({ default: (await import('./DeliverTo.tsx')).DeliverTo }))

/**
 * On phones the first of two rows scrolls out of view; a task's screen has one, without categories.
 */
export function TopBar({ isForTask = false }: { isForTask?: boolean }) {
  const { pathname } = useLocation()
  const token = useToken()
  const tabs = useTabPlace()
  const hasTwoRows = !isForTask && !isChatsPath(pathname)
  return (
    <header
      className={classNames(styles.bar, hasTwoRows && styles.twoRows)}
      data-tabs={tabs}
      data-user={token ? true : undefined}
    >
      <div className={styles.inner}>
        <Link to={paths.home()} className={styles.logo} aria-label={`${BRAND}, home`}>
          <Logo nameClassName={styles.name} />
        </Link>
        {token && (
          <div className={styles.place}>
            <LazyPart loading={null} failure={null}>
              <DeliverTo />
            </LazyPart>
          </div>
        )}
        <PartBoundary silent resetBy={pathname}>
          <CategoryButton className={styles.categories} />
        </PartBoundary>
        <PartBoundary silent resetBy={pathname}>
          <SearchBox className={styles.search} />
        </PartBoundary>
        {tabs !== 'bottom' && (
          <nav className={tabs === 'top' ? styles.tabs : styles.cart} aria-label="Main">
            <PartBoundary silent resetBy={pathname}>
              <IconTabs onlyCart={tabs !== 'top'} hideLabels={tabs !== 'top' && !hasTwoRows} />
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
