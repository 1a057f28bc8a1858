import { paths } from '../../lib/paths.ts'
import type { IconName } from '../../ui/iconPaths.ts'

interface Destination {
  to: string
  label: string
  icon: IconName
}

/** The app's main screens, for the tabs at the top and, on phones, at the bottom. */
export const destinations: readonly Destination[] = [
  { to: paths.home(), label: 'Home', icon: 'home' },
  { to: paths.cart(), label: 'Cart', icon: 'cart' },
  { to: paths.favourites(), label: 'Favourites', icon: 'heart' },
  { to: paths.schedules(), label: 'Scheduler', icon: 'calendar' },
]
