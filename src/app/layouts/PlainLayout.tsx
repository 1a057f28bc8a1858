import { Outlet } from 'react-router-dom'
import { BottomBar } from '../shell/BottomBar.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import styles from './PlainLayout.module.css'

/** Shows a screen for one task at full width. */
export function PlainLayout() {
  return (
    <>
      <TopBar isForTask />
      <div className={styles.content}>
        <Outlet />
      </div>
      <BottomBar />
    </>
  )
}
