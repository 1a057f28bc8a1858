import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { showBugReport } from '../../state/bugReport.ts'

interface Props {
  /** Tells these links apart from the same ones elsewhere on the screen. */
  label: string
  className?: string
  /** In place of the present entry of the history: for a menu that has an entry of its own. */
  replace?: boolean
}

/** What the marketplace says of itself, and a way to say that something is wrong. */
export function AboutLinks({ label, className, replace }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <Link to={paths.contact()} replace={replace}>
        Contact Us
      </Link>
      <Link to={paths.termsConditions()} replace={replace}>
        Terms & Conditions
      </Link>
      <Link to={paths.privacyPolicy()} replace={replace}>
        Privacy Policy
      </Link>
      <Link to={paths.download()} replace={replace}>
        Get the app
      </Link>
      <button type="button" onClick={() => showBugReport(true)}>
        Report a Bug
      </button>
    </nav>
  )
}
