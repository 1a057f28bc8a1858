import { useSession } from '#api/session.ts'
import { problemOf } from '#flows/session/accountProblem.ts'
import { Row } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AvatarMenu, UnknownAccountMenu } from './AvatarMenu.tsx'
import { ChatButton } from './ChatButton.tsx'
import { NotificationButton } from './NotificationButton.tsx'
import styles from './AccountArea.module.css'

export function UserArea() {
  const session = useSession()
  const { user } = session
  const unknown =
    problemOf(session) === null ? (
      <Skeleton shape="circle" width="2.5rem" />
    ) : (
      <UnknownAccountMenu session={session} />
    )
  return (
    <Row fixed className={styles.area}>
      <ChatButton />
      <NotificationButton />
      {user ? <AvatarMenu user={user} /> : unknown}
    </Row>
  )
}
