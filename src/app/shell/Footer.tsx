import { AboutLinks } from './AboutLinks.tsx'
import styles from './Footer.module.css'

/** The end of every screen. Lists without end keep it out of reach: the same links stand beside or in the categories. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <AboutLinks label="About" className={styles.links} />
    </footer>
  )
}
