import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { comingSoonSearch, withoutDialogs } from '../../lib/queryString.ts'
import { loginSearch } from '../../state/gate.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './AccountArea.module.css'
import { AvatarMenu } from './AvatarMenu.tsx'

/** The end of the top bar: the way in for a visitor; chats, notifications and the account for a buyer. */
export function AccountArea() {
  const { token, user } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const own = withoutDialogs(search)

  if (!token) {
    return (
      <LinkButton to={{ pathname, search: loginSearch(own, pathname + own) }} preventScrollReset size="s" className={styles.login}>
        Log in
      </LinkButton>
    )
  }
  const announce = () => void navigate({ pathname, search: comingSoonSearch(search) }, { preventScrollReset: true })
  return (
    <div className={styles.area}>
      <IconButton icon="chat" size={22} label="Chats" aria-haspopup="dialog" onClick={announce} />
      <IconButton icon="bell" size={22} label="Notifications" aria-haspopup="dialog" onClick={announce} />
      {user ? <AvatarMenu user={user} /> : <Skeleton shape="circle" width="2.5rem" />}
    </div>
  )
}
