import { Outlet } from 'react-router-dom'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { BottomBar } from '../shell/BottomBar.tsx'
import { CategorySidebar } from '../shell/CategorySidebar.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import styles from './SidebarLayout.module.css'

export function SidebarLayout() {
  // It has two fifths of the home page's elements, which a phone need not render.
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
