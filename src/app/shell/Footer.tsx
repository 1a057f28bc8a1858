import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { AboutLinks } from './AboutLinks.tsx'
import styles from './Footer.module.css'

/**
 * The end of every screen. Below an infinite list it can't be reached, so the category sidebar and
 * menu have the same links.
 */
export function Footer() {
  if (!useWholeScreen()) return null
  return (
    <footer className={styles.footer}>
      <AboutLinks label="About" className={styles.links} />
    </footer>
  )
}
