import { useLocation } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { problemOf } from '../../flows/session/accountProblem.ts'
import { loginAddress } from '../../state/gate.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './AccountArea.module.css'
import { AvatarMenu, UnknownAccountMenu } from './AvatarMenu.tsx'
import { ChatButton } from './ChatButton.tsx'
import { NotificationButton } from './NotificationButton.tsx'

/** The end of the top bar: the login for a visitor; chats, notifications and the account menu for a user. */
export function AccountArea() {
  const session = useSession()
  const { token, user } = session
  const location = useLocation()

  const unknown = problemOf(session) === null ? <Skeleton shape="circle" width="2.5rem" /> : <UnknownAccountMenu session={session} />
  if (!token) {
    return (
      <LinkButton to={loginAddress(location)} preventScrollReset size="s" className={styles.login}>
        Log in
      </LinkButton>
    )
  }
  return (
    <div className={styles.area}>
      <ChatButton />
      <NotificationButton />
      {user ? <AvatarMenu user={user} /> : unknown}
    </div>
  )
}
