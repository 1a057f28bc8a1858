import { addresses } from './addresses.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { catalog } from './catalog.ts'
import { chat } from './chat.ts'
import { checkout } from './checkout.ts'
import { favourites } from './favourites.ts'
import { files } from './files.ts'
import type { Handlers } from './handler.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { profile } from './profile.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { schedules } from './schedules.ts'
import { shops } from './shops.ts'

/** A missing one is a type error. */
export const handlers: Handlers = {
  ...addresses,
  ...auth,
  ...cart,
  ...catalog,
  ...chat,
  ...checkout,
  ...favourites,
  ...files,
  ...notifications,
  ...orders,
  ...profile,
  ...reports,
  ...reviews,
  ...schedules,
  ...shops,
}
