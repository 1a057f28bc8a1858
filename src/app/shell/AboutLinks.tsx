import { Link } from 'react-router-dom'
import { storeFor } from '#domain/appStore.ts'
import { paths } from '#domain/paths.ts'
import { env } from '#lib/env.ts'
import { showBugReport } from '#state/bugReport.ts'

interface Props {
  /** Distinguishes these links from the same ones elsewhere. */
  label: string
  className?: string
  /** Links replace the entry: for a menu that has its own history entry. */
  replace?: boolean
}

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
      {storeFor(navigator, env).url && (
        <Link to={paths.download()} replace={replace}>
          Get the app
        </Link>
      )}
      <button type="button" onClick={() => showBugReport(true)}>
        Report a Bug
      </button>
    </nav>
  )
}
