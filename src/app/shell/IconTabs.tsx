import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import HeartOutlined from '@ant-design/icons/HeartOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { isCheckoutForm, isProductPath, paths } from '#domain/paths.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { CountBadge } from '#ui/Badge.tsx'
import { Icon, type IconType } from '#ui/Icon.tsx'
import { useNotFound } from '#ui/notFoundShown.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './IconTabs.module.css'

interface Destination {
  to: string
  label: string
  icon: IconType
}

/** The tabs at the top and, on phones, at the bottom. */
const destinations: readonly Destination[] = [
  { to: paths.home(), label: 'Home', icon: HomeOutlined },
  { to: paths.cart(), label: 'Cart', icon: ShoppingCartOutlined },
  { to: paths.favourites(), label: 'Favourites', icon: HeartOutlined },
  { to: paths.schedules(), label: 'Scheduler', icon: CalendarOutlined },
]

/** Tabs are at the top where a screen, zoomed in or in landscape, is too low for two bars. */
const TABS_AT_BOTTOM = '(width < 48rem) and (height >= 24rem)'

/**
 * On phones a product page and the checkout's form have bars at the bottom, so only the cart's tab
 * is shown, at the top. An unknown product has no such bar.
 */
export function useTabPlace(): 'top' | 'bottom' | 'only cart' {
  const location = useLocation()
  const notFound = useNotFound()
  const atBottom = useMediaQuery(TABS_AT_BOTTOM)
  if (!atBottom) return 'top'
  const hasBar = isCheckoutForm(location) || (isProductPath(location.pathname) && !notFound)
  return hasBar ? 'only cart' : 'bottom'
}

/** Number of lines; 0 for a visitor. */
function useCartCount(): number {
  const { user } = useSession()
  const { data } = useQuery({ ...cartQueries.cart(user?._id ?? ''), enabled: user !== undefined })
  return user && data ? data.totalProductsCount : 0
}

interface Props {
  onlyCart?: boolean
  hideLabels?: boolean
}

export function IconTabs({ onlyCart = false, hideLabels = false }: Props) {
  const count = useCartCount()
  const location = useLocation()
  const { pathname } = location
  return (
    <ul className={styles.tabs}>
      {destinations.map(({ to, label, icon }) => {
        if (onlyCart && to !== paths.cart()) return null
        const below = to === paths.cart() ? isCheckoutForm(location) : pathname.startsWith(`${to}/`)
        const current = pathname === to || below
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
              <span className={hideLabels ? 'visually-hidden' : undefined}>
                {label}
                {badge > 0 && (
                  <VisuallyHidden>{` (${badge} ${badge === 1 ? 'product' : 'products'})`}</VisuallyHidden>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
