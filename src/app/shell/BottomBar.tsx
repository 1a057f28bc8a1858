import { useRootClass } from '#ui/useRootClass.ts'
import { IconTabs, useTabPlace } from './IconTabs.tsx'
import styles from './BottomBar.module.css'

export function BottomBar() {
  const here = useTabPlace() === 'bottom'
  useRootClass(here ? styles.above : undefined)
  if (!here) return null
  return (
    <nav className={styles.bar} aria-label="Main">
      <IconTabs />
    </nav>
  )
}
