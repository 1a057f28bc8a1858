import type { Case } from './case.ts'
import { authCases, profileCases } from './cases/accounts.ts'
import { addressCases } from './cases/addresses.ts'
import { cartCases } from './cases/cart.ts'
import { catalogCases, favouriteCases } from './cases/catalog.ts'
import { checkoutCases } from './cases/checkout.ts'
import { codeCases } from './cases/codes.ts'
import { fileCases } from './cases/files.ts'
import { messageCases } from './cases/messages.ts'
import { notificationCases } from './cases/notifications.ts'
import { orderCases } from './cases/orders.ts'
import { apartCases, ownedCases } from './cases/owned.ts'
import { refusalCases } from './cases/refusals.ts'
import { reviewCases } from './cases/reviews.ts'
import { scheduleCases } from './cases/schedules.ts'
import { reportCases, shopCases } from './cases/shops.ts'
import { stockCases } from './cases/stock.ts'
import { chatCases } from './cases/talk.ts'
import { genericCases } from './generic.ts'

export const everyCase: Case[] = [
  ...authCases,
  ...codeCases,
  ...profileCases,
  ...apartCases,
  ...addressCases,
  ...catalogCases,
  ...favouriteCases,
  ...shopCases,
  ...reportCases,
  ...cartCases,
  ...checkoutCases,
  ...orderCases,
  ...stockCases,
  ...reviewCases,
  ...scheduleCases,
  ...chatCases,
  ...messageCases,
  ...notificationCases,
  ...fileCases,
  ...ownedCases,
  ...refusalCases,
  ...genericCases(),
]
