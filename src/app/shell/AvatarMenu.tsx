import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import type { Schemas } from '../../api/contract.ts'
import { useActivityLog } from '../../api/activityLog.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { env } from '../../lib/env.ts'
import { leave, useToken } from '../../state/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './AvatarMenu.module.css'
import { useDisclosure } from '../../ui/useDisclosure.ts'

const orderLinks = [
  { status: 'PREPARING', label: 'Preparing', icon: 'box' },
  { status: 'SHIPPED', label: 'Shipped', icon: 'truck' },
  { status: 'COMPLETED', label: 'Completed', icon: 'check' },
] as const

/** Returns a function that signs out and writes a log entry. */
function useSignOut(): () => void {
  const log = useActivityLog()
  return () => {
    log('LOGOUT', 'Logged out')
    // Only after the log request, which needs the token.
    setTimeout(leave)
  }
}

/** The user's picture, which opens the account menu: profile, orders, the seller's site, signing out. */
export function AvatarMenu({ user }: { user: Schemas['SessionUser'] }) {
  const { open, setOpen, boxProps } = useDisclosure<HTMLDivElement>()
  const signOut = useSignOut()
  const token = useToken()
  const id = useId()
  const { first_name, display_name, display_picture, has_shop } = user
  return (
    <div {...boxProps} className={styles.box}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={`Account of ${first_name}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={first_name} src={display_picture} size={38} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        <p className={styles.greeting}>Hi, {first_name}!</p>
        <Link to={paths.profile(display_name)} className={styles.item}>
          <Icon name="user" />
          Manage Account
        </Link>
        <p id={`${id}orders`} className={styles.heading}>
          My orders
        </p>
        <ul aria-labelledby={`${id}orders`} className={styles.orders}>
          {orderLinks.map(({ status, label, icon }) => (
            <li key={status}>
              <Link to={paths.orders(display_name, { status })} className={styles.order}>
                <Icon name={icon} size={22} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {has_shop && (
          // In the fragment, since it is not sent to servers.
          <a href={`${env.sellerSiteUrl}/#token=${token}`} rel="noreferrer" className={styles.item}>
            <Icon name="store" />
            Switch to Seller View
          </a>
        )}
        <button type="button" className={styles.item} onClick={signOut}>
          <Icon name="sign-out" />
          Sign Out
        </button>
      </div>
    </div>
  )
}
