import { Navigate, useLocation } from 'react-router-dom'

/** The bare address leads home, with the parameters that came along. */
export function HomeRedirect() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: '/home', search }} replace />
}
