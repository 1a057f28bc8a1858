import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#domain/paths.ts'

/** Redirects the root address to the home page and keeps its parameters. */
export function HomeRedirect() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: paths.home(), search }} replace />
}
