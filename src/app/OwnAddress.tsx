import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../api/session.ts'
import { ScreenLoading } from './ScreenLoading.tsx'

/** Leads on from an address that names nobody, such as `/orders`, to the signed-in user's own, with the parameters that came along. */
export function OwnAddress({ to }: { to: (displayName: string) => string }) {
  const { user } = useSession()
  const { search, hash } = useLocation()
  return user ? <Navigate to={{ pathname: to(user.display_name), search, hash }} replace /> : <ScreenLoading />
}
