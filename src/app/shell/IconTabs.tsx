import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { CountBadge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { destinations } from './destinations.ts'
import styles from './IconTabs.module.css'

/** Phones have the tabs at the bottom, but not where the screen is too low for two bars: zoomed in, or in landscape. */
export const TABS_AT_BOTTOM = '(width < 48rem) and (height >= 24rem)'

/** Number of lines in the user's cart; 0 for a visitor. */
function useCartCount(): number {
  const { user } = useSession()
  const { data } = useQuery({ ...cartQueries.cart(user?._id ?? ''), enabled: user !== undefined })
  return user && data ? data.totalProductsCount : 0
}

/** Links to the main screens, with the cart's number of lines. */
export function IconTabs() {
  const count = useCartCount()
  const { pathname } = useLocation()
  return (
    <ul className={styles.tabs}>
      {destinations.map(({ to, label, icon }) => {
        const current = pathname === to || pathname.startsWith(`${to}/`)
        const badge = to === paths.cart() ? count : 0
        return (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
              <span className={styles.icon}>
                <Icon icon={icon} size={22} />
                <span className={styles.badge}>
                  <CountBadge count={badge} />
                </span>
              </span>
              <span>
                {label}
                {badge > 0 && <VisuallyHidden>{`, ${badge} ${badge === 1 ? 'product' : 'products'}`}</VisuallyHidden>}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
