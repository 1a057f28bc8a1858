import { Outlet } from 'react-router-dom'
import { BottomBar } from '../shell/BottomBar.tsx'
import { CategorySidebar } from '../shell/CategorySidebar.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import styles from './SidebarLayout.module.css'

/** The layout of browsing screens: with the category sidebar on wide screens. */
export function SidebarLayout() {
  return (
    <>
      <TopBar />
      <div className={styles.columns}>
        <CategorySidebar className={styles.sidebar} />
        <div className={styles.content}>
          <Outlet />
        </div>
      </div>
      <BottomBar />
    </>
  )
}
