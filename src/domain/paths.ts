import type { Coordinates } from '#lib/geolocation.ts'
import { changeParams } from '#lib/queryString.ts'
import { wellFormed } from '#lib/wellFormed.ts'
import { formatNear } from './near.ts'

type Params = Record<string, string | undefined>

/**
 * The segment of a value that can't be one: browsers would go to another page, or to another site.
 * No id or handle is like that.
 */
const NOTHING = '-'
/** One path segment. Values from the server may contain any character, also a slash, or none. */
const part = (text: string) =>
  /^\.{0,2}$/.test(text) ? NOTHING : encodeURIComponent(wellFormed(text))
const withParams = (path: string, params: Params) =>
  path +
  changeParams(
    '',
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? null])),
  )

/** The filter of the product list: search text, category slug. */
interface ProductFilter {
  query?: string
  categories?: string
}

/** The filter of the order list: a status of the contract, or one order by its id. */
interface OrdersFilter {
  status?: string
  transaction_id?: string
}

/** What the map of nearby shops shows. */
interface NearbyView {
  /** Search term. */
  query?: string
  /** The place that the shops are near; the device's position without it. */
  near?: Coordinates
  /** Handle of the open shop. */
  shop?: string
  /** Directions to that shop are shown. */
  directions?: boolean
}

/**
 * The parameters of a finished checkout. `id` is an order or a payment; `type` is `onlinepay` for
 * GCash, whose page leads back with `failed` when it was not paid.
 */
interface CheckoutResult {
  status: 'success' | 'failed'
  type?: 'onlinepay'
  id?: string
}

/**
 * The occurrence of a scheduled list that is checked out early: the list's id and the date, ISO
 * 8601.
 */
interface ListedCheckout {
  schedule?: string
  due?: string
}

/**
 * Every address inside the app, below its base path, with each value encoded. Where the user isn't
 * known yet, `displayName` is empty, and the address redirects to the user's own.
 */
export const paths = {
  home: () => '/home',
  discover: ({ query, categories }: ProductFilter = {}) =>
    withParams('/discover', { query, categories }),
  product: (id: string) => `/products/${part(id)}`,
  shop: (handle: string) => `/${part(handle)}`,
  nearby: ({ query, near, shop, directions }: NearbyView = {}) =>
    withParams('/nearby', {
      query: query || undefined,
      near: near && formatNear(near),
      shop,
      directions: directions ? '' : undefined,
    }),
  favourites: () => '/favourites',
  cart: () => '/cart',
  /** `state`: an encoded selection, as `lib/selection.ts` makes it. */
  checkout: (state: string, occurrence?: ListedCheckout) =>
    withParams('/cart/checkout', { state, ...occurrence }),
  /**
   * `selection`: the id of a selection stored in this browser, for one that is too long for an
   * address.
   */
  storedCheckout: (selection: string) => withParams('/cart/checkout', { selection }),
  checkoutResult: ({ status, type, id }: CheckoutResult) =>
    withParams('/cart/checkout', { status, type, id }),
  schedules: ({ query }: { query?: string } = {}) => withParams('/order/schedule', { query }),
  schedule: (id: string, { query }: { query?: string } = {}) =>
    withParams(`/order/schedule/${part(id)}`, { query }),
  profile: (displayName: string) => (displayName ? `/profile/${part(displayName)}` : '/profile'),
  orders: (displayName: string, { status, transaction_id }: OrdersFilter = {}) =>
    withParams(displayName ? `/profile/${part(displayName)}/orders` : '/orders', {
      status,
      transaction_id,
    }),
  /** `chat`: the id of the conversation that is shown. */
  chats: (displayName: string, { chat }: { chat?: string } = {}) =>
    withParams(`/${part(displayName)}/chats`, { chat }),
  resetPassword: ({ email }: { email?: string } = {}) =>
    withParams('/reset-password', { email: email || undefined }),
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  termsConditions: () => '/terms-conditions',
  download: () => '/download',
} as const

/** Whether an address shows the checkout's form, and not its result after a payment. */
export const isCheckoutForm = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/cart/checkout' && !/[?&](payment_intent_id|status)=/.test(search)

/** Whether a path below the app's base path is of the chats page. */
export const isChatsPath = (pathname: string): boolean => /^\/[^/]+\/chats\/?$/.test(pathname)

/** Whether a path of the address bar, below the app's base path, is a product's. */
export const isProductPath = (pathname: string): boolean => /^\/products\/[^/]/.test(pathname)

/** The id of the product that a path of the app shows; null for another screen. */
export const productIdOf = (path: string): string | null =>
  /^\/products\/([\w-]{1,64})(?:[?#]|$)/.exec(path)?.[1] ?? null
