import type { Case } from './case.ts'
import { authCases, profileCases, codeCases } from './cases/accounts.ts'
import { addressCases } from './cases/addresses.ts'
import { cartCases, stockCases } from './cases/cart.ts'
import { catalogCases, favouriteCases } from './cases/catalog.ts'
import { checkoutCases } from './cases/checkout.ts'
import { fileCases, notificationCases } from './cases/files.ts'
import { messageCases } from './cases/messages.ts'
import { orderCases, reviewCases } from './cases/orders.ts'
import { apartCases, ownedCases } from './cases/owned.ts'
import { refusalCases, genericCases } from './cases/refusals.ts'
import { scheduleCases } from './cases/schedules.ts'
import { reportCases, shopCases } from './cases/shops.ts'
import { chatCases } from './cases/talk.ts'

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
