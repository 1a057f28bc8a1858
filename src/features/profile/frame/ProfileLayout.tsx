import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../lib/paths.ts'
import styles from './ProfileLayout.module.css'
import { ProfileSidebar } from './ProfileSidebar.tsx'

/** Around the buyer's own screens, `/profile/:displayName` and below: the sidebar. Another one's name in the address gives way to the buyer's. */
export function ProfileLayout() {
  const { user } = useSession()
  const { displayName = '' } = useParams()
  const { pathname, search, hash } = useLocation()

  if (user && displayName !== user.display_name) {
    const own = pathname.split('/').at(-1) === 'orders' ? paths.orders(user.display_name) : paths.profile(user.display_name)
    return <Navigate to={{ pathname: own, search, hash }} replace />
  }
  return (
    <div className={styles.layout}>
      <ProfileSidebar user={user} />
      <Outlet />
    </div>
  )
}
