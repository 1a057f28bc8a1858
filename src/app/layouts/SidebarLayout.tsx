import { Outlet } from 'react-router-dom'
import { BottomBar } from '../shell/BottomBar.tsx'
import { CategorySidebar } from '../shell/CategorySidebar.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import styles from './SidebarLayout.module.css'

/** The layout of browsing screens: with the category sidebar on wide screens. */
export function SidebarLayout() {
  // The style sheet hides it anyway; but it is two fifths of home's elements, which a phone would render for nothing.
  const wide = useMediaQuery('(width >= 64rem)')
  return (
    <>
      <TopBar />
      <div className={styles.columns}>
        {wide && <CategorySidebar className={styles.sidebar} />}
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
      <BottomBar />
    </>
  )
}
