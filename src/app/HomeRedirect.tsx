import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths.ts'

/** The bare address leads home, with the parameters that came along. */
export function HomeRedirect() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: paths.home(), search }} replace />
}
