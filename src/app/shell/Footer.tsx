import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import styles from './Footer.module.css'

// Few people need it: its code comes with the first press.
const BugReportDialog = lazy(async () => ({
  default: (await import('../../features/pages/bugReport/BugReportDialog.tsx')).BugReportDialog,
}))

/** The end of every screen: what the marketplace says of itself, and a way to say that something is wrong. */
export function Footer() {
  const [reporting, setReporting] = useState(false)
  const [asked, setAsked] = useState(false)
  const report = () => {
    setAsked(true)
    setReporting(true)
  }
  return (
    <footer className={styles.footer}>
      <nav aria-label="About" className={styles.links}>
        <Link to={paths.contact()}>Contact Us</Link>
        <Link to={paths.termsConditions()}>Terms & Conditions</Link>
        <Link to={paths.privacyPolicy()}>Privacy Policy</Link>
        <Link to={paths.download()}>Get the app</Link>
        <button type="button" onClick={report}>
          Report a Bug
        </button>
      </nav>
      {asked && (
        <Suspense>
          <BugReportDialog open={reporting} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </footer>
  )
}
