import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import HeartOutlined from '@ant-design/icons/HeartOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import { paths } from '#domain/paths.ts'
import type { IconType } from '#ui/Icon.tsx'

interface Destination {
  to: string
  label: string
  icon: IconType
}

/** The app's main screens, for the tabs at the top and, on phones, at the bottom. */
export const destinations: readonly Destination[] = [
  { to: paths.home(), label: 'Home', icon: HomeOutlined },
  { to: paths.cart(), label: 'Cart', icon: ShoppingCartOutlined },
  { to: paths.favourites(), label: 'Favourites', icon: HeartOutlined },
  { to: paths.schedules(), label: 'Scheduler', icon: CalendarOutlined },
]
