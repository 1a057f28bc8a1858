import InboxOutlined from '@ant-design/icons/InboxOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import type { MouseEvent } from 'react'
import { Link, Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type SectionId, sections, useSections } from './sections.ts'
import styles from './ProfileLayout.module.css'

const AVATAR_SIZE = 56
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)

function UserSummary({ user }: { user: Schemas['SessionUser'] | undefined }) {
  if (!user)
    return (
      <Row gap={3} className={styles.person}>
        <Skeleton shape="circle" width={`${AVATAR_SIZE}px`} height={`${AVATAR_SIZE}px`} />
        <Skeleton width="6rem" />
      </Row>
    )
  return (
    <Row gap={3} className={styles.person}>
      <Avatar name={user.first_name} src={user.display_picture} size={AVATAR_SIZE} />
      <Stack gap={1} shrink>
        <p className={styles.name}>{user.first_name}</p>
        {user.following !== undefined && <Text hint>{user.following} Following</Text>}
      </Stack>
    </Row>
  )
}

function ProfileSidebar({ user }: { user: Schemas['SessionUser'] | undefined }) {
  const { pathname } = useLocation()
  const { active, go } = useSections()
  const { displayName = '' } = useParams()
  const [profile, orders] = [paths.profile(displayName), paths.orders(displayName)]
  const onOrders = pathname === orders
  const choose = (id: SectionId) => (event: MouseEvent) => {
    // From the orders page the link goes to the profile, which scrolls to its fragment.
    if (onOrders || !isPlain(event)) return
    event.preventDefault()
    go(id)
  }
  return (
    <>
      <nav aria-label="My Accounts and orders" className={styles.buttons}>
        <Link to={profile} className={styles.tab} aria-current={onOrders ? undefined : 'page'}>
          <Icon icon={UserOutlined} />
          My Accounts
        </Link>
        <Link to={orders} className={styles.tab} aria-current={onOrders ? 'page' : undefined}>
          <Icon icon={InboxOutlined} />
          My Orders
        </Link>
      </nav>
      <aside className={styles.sidebar} aria-label="Profile">
        <UserSummary user={user} />
        <Stack as="nav" aria-label="Profile sections" gap={1}>
          {sections.map(({ id, label, icon }) => (
            <Link
              key={id}
              to={`${profile}#${id}`}
              className={styles.tab}
              aria-current={!onOrders && active === id ? 'location' : undefined}
              onClick={choose(id)}
            >
              <Icon icon={icon} />
              {label}
            </Link>
          ))}
          <Link to={orders} className={styles.tab} aria-current={onOrders ? 'page' : undefined}>
            <Icon icon={InboxOutlined} />
            My Orders
          </Link>
        </Stack>
      </aside>
    </>
  )
}

/**
 * Wraps `/profile/:displayName` and the screens below. Another user's name redirects to the own.
 */
export function ProfileLayout() {
  const { user } = useSession()
  const { displayName = '' } = useParams()
  const { pathname, search, hash } = useLocation()

  if (user && displayName !== user.display_name) {
    const own =
      pathname.split('/').at(-1) === 'orders'
        ? paths.orders(user.display_name)
        : paths.profile(user.display_name)
    return <Navigate to={{ pathname: own, search, hash }} replace />
  }
  return (
    <div className={styles.layout}>
      <ProfileSidebar user={user} />
      <Outlet />
    </div>
  )
}
