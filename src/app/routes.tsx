import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import { shopQueries } from '#api/shops.ts'
import { isCheckoutForm, paths } from '#domain/paths.ts'
import { HomePage } from '#features/home/HomePage.tsx'
import { loadWhenIdle } from '#lib/whenIdle.ts'
import { currentToken } from '#state/session.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { PlainLayout } from './layouts/PlainLayout.tsx'
import { SidebarLayout } from './layouts/SidebarLayout.tsx'
import { StandaloneLayout } from './layouts/StandaloneLayout.tsx'
import { HomeRedirect, OwnPageRedirect, Redirect } from './redirects.tsx'
import { Root } from './Root.tsx'
import { type ScreenHandle, ScreenLoading } from './ScreenLoading.tsx'

/** Asks for the first products while the code starts; a user's request needs the user. */
const home = (queryClient: QueryClient): RouteObject => ({
  path: 'home',
  handle: 'home',
  loader: ({ request }) => {
    const categories = new URL(request.url).searchParams.get('categories') ?? undefined
    if (currentToken() === null)
      queryClient.fetchInfiniteQuery(catalogQueries.products({ categories })).catch(() => undefined)
    return null
  },
  // The screen asks for another category.
  shouldRevalidate: () => false,
  // Part of the main bundle, which saves a round trip.
  Component: HomePage,
})

/** Asks for a screen's data while its code loads; a user's request needs the user. */
const requesting = (
  name: string,
  request: (value: string) => Promise<unknown>,
  route: RouteObject,
): RouteObject => ({
  ...route,
  loader: ({ params }) => {
    if (currentToken() === null) request(params[name] ?? '').catch(() => undefined)
    return null
  },
  // A dialog's parameter loads nothing.
  shouldRevalidate: ({ currentParams, nextParams }) => currentParams[name] !== nextParams[name],
})

/** Its code is loaded at the first opening, its skeleton has this shape. */
const screen = (
  path: string,
  handle: ScreenHandle,
  load: () => Promise<ComponentType>,
): RouteObject => ({ path, handle, lazy: async () => ({ Component: await load() }) })

const forUsers = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./session/RequireLogin.tsx')).RequireLogin }),
  children,
})

const withSidebar = (queryClient: QueryClient): RouteObject[] => [
  home(queryClient),
  screen(
    'discover',
    'products',
    async () => (await import('#features/catalog/DiscoverPage.tsx')).DiscoverPage,
  ),
  // Where a product's address leads when it is shortened.
  { path: 'products', handle: 'products', element: <Redirect to={paths.discover()} /> },
  requesting(
    'id',
    (id) => queryClient.fetchQuery(catalogQueries.product(id)),
    screen(
      'products/:id',
      'product',
      async () => (await import('#features/catalog/ProductPage.tsx')).ProductPage,
    ),
  ),
  requesting(
    'handle',
    (handle) => queryClient.fetchQuery(shopQueries.byHandle(handle, null)),
    screen(':handle', 'shop', async () => (await import('#features/shops/ShopPage.tsx')).ShopPage),
  ),
  forUsers([
    screen(
      ':displayName/chats',
      'chats',
      async () => (await import('#features/chat/ChatsPage.tsx')).ChatsPage,
    ),
  ]),
]

const profile: RouteObject = {
  path: 'profile/:displayName',
  lazy: async () => ({
    Component: (await import('#features/profile/frame/ProfileLayout.tsx')).ProfileLayout,
  }),
  children: [
    screen('', 'profile', async () => (await import('./ProfileScreen.tsx')).ProfileScreen),
    screen(
      'orders',
      'orders',
      async () => (await import('#features/orders/OrdersPage.tsx')).OrdersPage,
    ),
  ],
}

const checkoutShape: ScreenHandle = (search) =>
  isCheckoutForm({ pathname: '/cart/checkout', search }) ? 'checkout' : 'result'
const checkoutPage = () => import('#features/checkout/CheckoutPage.tsx')

const plain: RouteObject[] = [
  forUsers([
    screen(
      'favourites',
      'products',
      async () => (await import('#features/favourites/FavouritesPage.tsx')).FavouritesPage,
    ),
    screen('cart', 'cart', async () => {
      // Most go on to it.
      loadWhenIdle(checkoutPage)
      return (await import('#features/cart/CartPage.tsx')).CartPage
    }),
    screen('cart/checkout', checkoutShape, async () => (await checkoutPage()).CheckoutPage),
    profile,
    { path: 'profile', handle: 'profile', element: <OwnPageRedirect to={paths.profile} /> },
    { path: 'orders', handle: 'orders', element: <OwnPageRedirect to={paths.orders} /> },
    screen(
      'orders/:id',
      'order',
      async () => (await import('#features/orders/OrderPage.tsx')).OrderPage,
    ),
    { path: 'order', handle: 'schedules', element: <Redirect to={paths.schedules()} /> },
    screen(
      'order/schedule/:id?',
      'schedules',
      async () => (await import('#features/schedules/SchedulesPage.tsx')).SchedulesPage,
    ),
  ]),
  screen(
    'nearby',
    'nearby',
    async () => (await import('#features/nearby/NearbyPage.tsx')).NearbyPage,
  ),
  screen('*', 'message', async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
]

const legalPage = async () => (await import('#features/legal/LegalPage.tsx')).LegalPage

const standalone: RouteObject[] = [
  screen(
    'reset-password',
    'form',
    async () => (await import('#features/auth/reset/ResetPage.tsx')).ResetPage,
  ),
  screen(
    'contact',
    'text',
    async () => (await import('#features/contact/ContactPage.tsx')).ContactPage,
  ),
  screen('privacy-policy', 'text', legalPage),
  screen('terms-conditions', 'text', legalPage),
  screen(
    'download',
    'message',
    async () => (await import('#features/download/DownloadPage.tsx')).DownloadPage,
  ),
]

/** The layout stays when a screen fails, and while code loads. */
const inLayout = (Component: RouteObject['Component'], children: RouteObject[]): RouteObject => ({
  Component,
  children: [{ errorElement: <ErrorPage />, hydrateFallbackElement: <ScreenLoading />, children }],
})

/** Replaces the whole app when the error is not within one screen. */
const appError = (
  <StandaloneLayout>
    <ErrorPage />
  </StandaloneLayout>
)

/** Layouts follow the route table of the specification. */
export const createRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: Root,
    errorElement: appError,
    children: [
      { index: true, Component: HomeRedirect },
      inLayout(SidebarLayout, withSidebar(queryClient)),
      inLayout(PlainLayout, plain),
      inLayout(StandaloneLayout, standalone),
    ],
  },
]
