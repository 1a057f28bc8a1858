import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { AboutLinks } from './AboutLinks.tsx'
import styles from './Footer.module.css'

/**
 * It can't be reached below an infinite list: the category sidebar and menu have its links, too.
 */
export function Footer() {
  if (!useWholeScreen()) return null
  return (
    <footer className={styles.footer}>
      <AboutLinks label="About" className={styles.links} />
    </footer>
  )
}
