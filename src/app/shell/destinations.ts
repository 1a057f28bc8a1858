import type { IconName } from '../../ui/iconPaths.ts'

interface Destination {
  to: string
  label: string
  icon: IconName
}

/** The app's main places, for the tabs at the top and, on phones, at the bottom. */
export const destinations: readonly Destination[] = [
  { to: '/home', label: 'Home', icon: 'home' },
  { to: '/cart', label: 'Cart', icon: 'cart' },
  { to: '/favourites', label: 'Favourites', icon: 'heart' },
  { to: '/order/schedule', label: 'Scheduler', icon: 'calendar' },
]
