import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import styles from './ProfileLayout.module.css'
import { ProfileSidebar } from './ProfileSidebar.tsx'

/** The sidebar around `/profile/:displayName` and the screens below. An address with another user's name redirects to the user's own. */
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
