import { Navigate, type To, useLocation } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { ScreenLoading } from './ScreenLoading.tsx'

/**
 * Redirects to another address. The skeleton stays until the code of its screen is loaded: without
 * it the page would be empty.
 */
export const Redirect = ({ to }: { to: To }) => (
  <>
    <Navigate to={to} replace />
    <ScreenLoading />
  </>
)

/**
 * In place of a name that the server left empty: without one the address would redirect to itself.
 */
const NO_NAME = '-'

/**
 * Redirects an address without a user name, such as `/orders`, to the signed-in user's own page and
 * keeps its parameters.
 */
export function OwnPageRedirect({ to }: { to: (displayName: string) => string }) {
  const { user } = useSession()
  const { search, hash } = useLocation()
  return user ? (
    <Redirect to={{ pathname: to(user.display_name || NO_NAME), search, hash }} />
  ) : (
    <ScreenLoading />
  )
}

/** Redirects the root address to the home page and keeps its parameters. */
export function HomeRedirect() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: paths.home(), search }} replace />
}
