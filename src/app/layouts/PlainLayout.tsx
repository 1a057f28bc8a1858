import { Outlet } from 'react-router-dom'
import { BottomBar } from '../shell/BottomBar.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import styles from './PlainLayout.module.css'

/** Screens for one task: the bars, and the whole width. */
export function PlainLayout() {
  return (
    <>
      <TopBar />
      <div className={styles.content}>
        <Outlet />
      </div>
      <BottomBar />
    </>
  )
}
