import type { Coordinates } from '#lib/geolocation.ts'
import { changeParams } from '#lib/queryString.ts'
import { wellFormed } from '#lib/wellFormed.ts'
import { formatNear } from './near.ts'

type Params = Parameters<typeof changeParams>[1]
/** Stands for a value that can't be a segment: browsers would go to another page, or site. */
const NOTHING = '-'
/** Values from the server may have any character, also a slash, or none. */
const part = (text: string) =>
  /^\.{0,2}$/.test(text) ? NOTHING : encodeURIComponent(wellFormed(text))
const withParams = (path: string, params: Params) => path + changeParams('', params)
interface ProductFilter {
  query?: string
  categories?: string
}

/** `status` of the contract, or the id of one order. */
interface OrdersFilter {
  status?: string
  transaction_id?: string
}

interface NearbyView {
  query?: string
  /** The centre; the device's position without it. */
  near?: Coordinates
  /** Handle of the open shop, with `directions` to it. */
  shop?: string
  directions?: boolean
}

/** `id`: an order or a payment. GCash's page leads back with `failed` when it was not paid. */
interface CheckoutResult {
  status: 'success' | 'failed'
  type?: 'onlinepay'
  id?: string
}

/** The occurrence of a list that is checked out early; `due` is ISO 8601. */
interface ListedCheckout {
  schedule?: string
  due?: string
}

/**
 * Builds every address below the app's base path, its values encoded. An empty `displayName` leads
 * to the user's own.
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
  /** `state`: an encoded selection (`selection.ts`). */
  checkout: (state: string, occurrence?: ListedCheckout) =>
    withParams('/cart/checkout', { state, ...occurrence }),
  /** `selection`: an id in this browser, for one that is too long for an address. */
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
  /** `chat`: the id of the conversation. */
  chats: (displayName: string, { chat }: { chat?: string } = {}) =>
    withParams(`/${part(displayName)}/chats`, { chat }),
  resetPassword: ({ email }: { email?: string } = {}) =>
    withParams('/reset-password', { email: email || undefined }),
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  termsConditions: () => '/terms-conditions',
  download: () => '/download',
} as const

/** Whether it shows the checkout's form, and not the result after a payment. */
export const isCheckoutForm = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/cart/checkout' && !/[?&](payment_intent_id|status)=/.test(search)

export const isChatsPath = (pathname: string): boolean => /^\/[^/]+\/chats\/?$/.test(pathname)

export const isProductPath = (pathname: string): boolean => /^\/products\/[^/]/.test(pathname)

/** The product's id; null for another screen. */
export const productIdOf = (path: string): string | null =>
  /^\/products\/([\w-]{1,64})(?:[?#]|$)/.exec(path)?.[1] ?? null
