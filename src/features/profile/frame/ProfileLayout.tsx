import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { useSession } from '../../../api/session.ts'
import styles from './ProfileLayout.module.css'
import { ProfileSidebar } from './ProfileSidebar.tsx'

/** Around the buyer's own screens, `/profile/:displayName` and below: the sidebar. Another one's name in the address gives way to the buyer's. */
export function ProfileLayout() {
  const { user } = useSession()
  const { displayName = '' } = useParams()
  const { pathname, search, hash } = useLocation()

  if (user && displayName !== user.display_name) {
    const rest = pathname.split('/').slice(3).join('/')
    const own = `/profile/${encodeURIComponent(user.display_name)}${rest && `/${rest}`}`
    return <Navigate to={{ pathname: own, search, hash }} replace />
  }
  return (
    <div className={styles.layout}>
      <ProfileSidebar user={user} />
      <Outlet />
    </div>
  )
}
