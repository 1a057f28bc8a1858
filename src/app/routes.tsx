import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate, type RouteObject } from 'react-router-dom'
import { catalogQueries } from '../api/catalog.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import { currentToken } from '../state/session.ts'
import { paths } from '../lib/paths.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { HomeRedirect } from './HomeRedirect.tsx'
import { PlainLayout } from './layouts/PlainLayout.tsx'
import { SidebarLayout } from './layouts/SidebarLayout.tsx'
import { StandaloneLayout } from './layouts/StandaloneLayout.tsx'
import { loadScreen } from './loadScreen.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { OwnPageRedirect } from './OwnPageRedirect.tsx'
import { Root } from './Root.tsx'
import { RequireLogin } from './session/RequireLogin.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

/** A screen whose code is loaded on navigation to it. When it is the first one, the shell shows around its skeleton. */
const screen = (path: string, load: () => Promise<ComponentType>, children?: RouteObject[]): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadScreen(load) }),
  HydrateFallback: ScreenLoading,
  children,
})

/** Starts the request of a product while the code of its screen loads. A signed-in user's request needs the user, so it starts on the screen. */
const product = (queryClient: QueryClient): RouteObject => ({
  ...screen('products/:id', async () => (await import('../features/catalog/ProductPage.tsx')).ProductPage),
  loader: ({ params: { id = '' } }) => {
    if (currentToken() === null) void queryClient.prefetchQuery(catalogQueries.product(id))
    return null
  },
  shouldRevalidate: () => false,
})

const withSidebar = (queryClient: QueryClient): RouteObject[] => [
  // The usual first screen is part of the main bundle, which saves a round trip.
  { path: 'home', Component: HomePage },
  screen('discover', async () => (await import('../features/catalog/DiscoverPage.tsx')).DiscoverPage),
  // The parent of a product's address, which users reach by shortening it.
  { path: 'products', element: <Navigate to={paths.discover()} replace /> },
  product(queryClient),
  screen(':handle', async () => (await import('../features/shops/ShopPage.tsx')).ShopPage),
  {
    Component: RequireLogin,
    children: [screen(':displayName/chats', async () => (await import('../features/chat/ChatsPage.tsx')).ChatsPage)],
  },
]

const plain: RouteObject[] = [
  {
    Component: RequireLogin,
    children: [
      screen('favourites', async () => (await import('../features/favourites/FavouritesPage.tsx')).FavouritesPage),
      screen('cart', async () => (await import('../features/cart/CartPage.tsx')).CartPage),
      screen('cart/checkout', async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage),
      screen('profile/:displayName', async () => (await import('../features/profile/frame/ProfileLayout.tsx')).ProfileLayout, [
        screen('', async () => (await import('./ProfileScreen.tsx')).ProfileScreen),
        screen('orders', async () => (await import('../features/orders/OrdersPage.tsx')).OrdersPage),
      ]),
      { path: 'profile', element: <OwnPageRedirect to={paths.profile} /> },
      { path: 'orders', element: <OwnPageRedirect to={paths.orders} /> },
      screen('orders/:id', async () => (await import('../features/orders/OrderPage.tsx')).OrderPage),
      { path: 'order', element: <Navigate to={paths.schedules()} replace /> },
      screen('order/schedule/:id?', async () => (await import('../features/schedules/SchedulesPage.tsx')).SchedulesPage),
    ],
  },
  screen('nearby', async () => (await import('../features/nearby/NearbyPage.tsx')).NearbyPage),
  { path: '*', Component: NotFoundPage },
]

const standalone: RouteObject[] = [
  screen('reset-password', async () => (await import('../features/auth/reset/ResetPage.tsx')).ResetPage),
  screen('contact', async () => (await import('../features/pages/contact/ContactPage.tsx')).ContactPage),
  screen('privacy-policy', async () => (await import('../features/pages/legal/LegalPage.tsx')).LegalPage),
  screen('terms-conditions', async () => (await import('../features/pages/legal/LegalPage.tsx')).LegalPage),
  screen('download', async () => (await import('../features/pages/download/DownloadPage.tsx')).DownloadPage),
]

/** Screens in their layout. The error boundary is inside it, so the layout stays when a screen fails. */
const inLayout = (Component: ComponentType, children: RouteObject[]): RouteObject => ({
  Component,
  children: [{ ErrorBoundary: ErrorPage, children }],
})

/** Replaces the whole app, when what failed is not within one screen. */
const AppError = () => (
  <StandaloneLayout>
    <ErrorPage />
  </StandaloneLayout>
)

/** Every address of the app. Layouts follow the route table of the specification. */
export const createRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: AppError,
    children: [
      { index: true, Component: HomeRedirect },
      inLayout(SidebarLayout, withSidebar(queryClient)),
      inLayout(PlainLayout, plain),
      inLayout(StandaloneLayout, standalone),
    ],
  },
]
