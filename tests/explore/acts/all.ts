import { type Acts, only } from '../act.ts'
import { account } from './account.ts'
import { browser } from './browser.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { orders } from './orders.ts'
import { shopping } from './shopping.ts'
import { talking } from './talking.ts'
import { troublesOf } from './trouble.ts'
import { world } from './world.ts'

const buyers: Acts = {
  ...shopping,
  ...cart,
  ...checkout,
  ...orders,
  ...lists,
  ...talking,
  ...account,
  ...forms,
}
export const allActs: Acts = { ...buyers, ...browser, ...world, ...troublesOf(buyers) }
export const ofScreens: Acts = only(buyers, ({ leads }) => leads !== true)
