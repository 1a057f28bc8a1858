import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { cartQueries } from '../../api/cart.ts'
import { useSession } from '../../api/session.ts'
import { CountBadge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { destinations } from './destinations.ts'
import styles from './IconTabs.module.css'

/** Number of lines in the user's cart; 0 for a visitor. */
function useCartCount(): number {
  const { user } = useSession()
  const { data } = useQuery({ ...cartQueries.cart(user?._id ?? ''), enabled: user !== undefined })
  return user && data ? data.totalProductsCount : 0
}

/** Links to the main screens, with the cart's number of lines. */
export function IconTabs() {
  const count = useCartCount()
  return (
    <ul className={styles.tabs}>
      {destinations.map(({ to, label, icon }) => {
        const badge = to === paths.cart() ? count : 0
        return (
          <li key={to} className={styles.item}>
            <NavLink to={to} className={styles.tab}>
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
                <span className={styles.badge}>
                  <CountBadge count={badge} />
                </span>
              </span>
              <span>
                {label}
                {badge > 0 && <VisuallyHidden>{`, ${badge} ${badge === 1 ? 'product' : 'products'}`}</VisuallyHidden>}
              </span>
            </NavLink>
          </li>
        )
      })}
    </ul>
  )
}
