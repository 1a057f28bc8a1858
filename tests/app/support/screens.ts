import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { conversationIds, orderIds, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'

const product = (key: keyof typeof namedProducts) => `/products/${namedProducts[key].id}`
const order = (id: string) => `/profile/liza-manalo/orders?transaction_id=${id}`

/** The address of every screen of the buyer Liza but the download, which is on another site. */
export const lizasScreens = [
  '/home',
  '/discover?query=a',
  product('mangoCake'),
  product('mango'),
  '/san-fernando-rice-center',
  '/favourites',
  '/cart',
  checkoutPath('mango', 'mangoCake'),
  `/cart/checkout?status=success&id=${orderIds.lizaPending}`,
  '/profile/liza-manalo',
  '/profile/liza-manalo/orders',
  order(orderIds.lizaPending),
  order(orderIds.lizaPartlyRated),
  order(orderIds.lizaUnrated),
  order(orderIds.lizaCancelled),
  `/orders/${orderIds.lizaShipped}`,
  '/order/schedule',
  `/order/schedule/${scheduleIds.weeklyGroceries}`,
  '/liza-manalo/chats',
  `/liza-manalo/chats?chat=${conversationIds.lizaRice}`,
  '/nearby',
  '/nearby?shop=san-fernando-rice-center',
  '/nearby?shop=san-fernando-rice-center&directions=',
  '/profile/liza-manalo/address',
  '/reset-password',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/no/such/page',
]

/** Panels and dialogs, by the screen and the button that open them. */
export const lizasPanels: [path: string, button: RegExp][] = [
  ['/home', /^Categories/],
  ['/home', /^Notifications, /],
  ['/home', /^Chats, /],
  ['/cart', /^Chat with /],
  ['/order/schedule', /^New list/],
  ['/profile/liza-manalo', /^Add Address/],
  ['/profile/liza-manalo/orders', /^Cancel/],
]
