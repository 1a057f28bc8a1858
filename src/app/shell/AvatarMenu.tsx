import CheckOutlined from '@ant-design/icons/CheckOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import LogoutOutlined from '@ant-design/icons/LogoutOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import TruckOutlined from '@ant-design/icons/TruckOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useActivityLog } from '#api/activityLog.ts'
import type { Schemas } from '#api/contract.ts'
import type { Session } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { ACCOUNT_PROBLEM, problemOf } from '#flows/session/accountProblem.ts'
import { env } from '#lib/env.ts'
import { signOutAndReload, useToken } from '#state/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid } from '#ui/Layout.tsx'
import { useDisclosure } from '#ui/useDisclosure.ts'
import styles from './AvatarMenu.module.css'

const orderLinks = [
  { status: 'PREPARING', label: 'Preparing', icon: InboxOutlined },
  { status: 'SHIPPED', label: 'Shipped', icon: TruckOutlined },
  { status: 'COMPLETED', label: 'Completed', icon: CheckOutlined },
] as const

function useSignOut(): () => void {
  const log = useActivityLog()
  return () => {
    log('LOGOUT', 'Logged out')
    // Only after the log request, which needs the token.
    setTimeout(signOutAndReload)
  }
}

/** A round button opens the menu, which ends with signing out. */
function AccountMenu({
  label,
  picture,
  children,
}: {
  label: string
  picture: ReactNode
  children: ReactNode
}) {
  const { open, setOpen, boxProps } = useDisclosure<HTMLDivElement>()
  const signOut = useSignOut()
  const id = useId()
  return (
    <div {...boxProps} className={styles.box}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {picture}
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {children}
        <button type="button" className={styles.item} onClick={signOut}>
          <Icon icon={LogoutOutlined} />
          Sign Out
        </button>
      </div>
    </div>
  )
}

/** The menu of a user who can't be loaded. */
export function UnknownAccountMenu({ session }: { session: Session }) {
  return (
    <AccountMenu
      label={`Account. ${ACCOUNT_PROBLEM}`}
      picture={
        <Grid as="span" fill="mango-soft" center tone="mango-ink" className={styles.unknown}>
          <Icon icon={UserOutlined} />
        </Grid>
      }
    >
      <p className={styles.greeting}>{ACCOUNT_PROBLEM}</p>
      <p className={styles.problem}>{problemOf(session)}</p>
      <button type="button" className={styles.item} onClick={session.retry}>
        <Icon icon={ReloadOutlined} />
        Retry
      </button>
    </AccountMenu>
  )
}

export function AvatarMenu({ user }: { user: Schemas['SessionUser'] }) {
  const token = useToken()
  const id = useId()
  const { first_name, display_name, display_picture, has_shop } = user
  return (
    <AccountMenu
      label={`Account of ${first_name}`}
      picture={<Avatar name={first_name} src={display_picture} size={38} />}
    >
      <p className={styles.greeting}>Hi, {first_name}!</p>
      <Link to={paths.profile(display_name)} className={styles.item}>
        <Icon icon={UserOutlined} />
        Manage Account
      </Link>
      <Link id={`${id}orders`} to={paths.orders(display_name)} className={styles.heading}>
        My orders
        <Icon icon={RightOutlined} size={14} />
      </Link>
      <Grid as="ul" aria-labelledby={`${id}orders`} gap={1} below={2} className={styles.orders}>
        {orderLinks.map(({ status, label, icon }) => (
          <li key={status}>
            <Link to={paths.orders(display_name, { status })} className={styles.order}>
              <Icon icon={icon} size={22} />
              {label}
            </Link>
          </li>
        ))}
      </Grid>
      {has_shop && (
        // A fragment is not sent to servers.
        <a href={`${env.sellerSiteUrl}/#token=${token}`} rel="noreferrer" className={styles.item}>
          <Icon icon={ShopOutlined} />
          Switch to Seller View
        </a>
      )}
    </AccountMenu>
  )
}
