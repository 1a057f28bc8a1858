import { Navigate, type To, useLocation } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { ScreenLoading } from './ScreenLoading.tsx'

/** Shows a skeleton until the screen's code is loaded. */
export const Redirect = ({ to }: { to: To }) => (
  <>
    <Navigate to={to} replace />
    <ScreenLoading />
  </>
)

/** Replaces an empty name, with which the address would redirect to itself. */
const NO_NAME = '-'

/** Leads from `/orders` to the user's own page, with its parameters. */
export function OwnPageRedirect({ to }: { to: (displayName: string) => string }) {
  const { user } = useSession()
  const { search, hash } = useLocation()
  return user ? (
    <Redirect to={{ pathname: to(user.display_name || NO_NAME), search, hash }} />
  ) : (
    <ScreenLoading />
  )
}

export function HomeRedirect() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: paths.home(), search }} replace />
}
