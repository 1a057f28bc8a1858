import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate, type RouteObject, useParams } from 'react-router-dom'
import { catalogQueries } from '../api/catalog.ts'
import { ProductSkeleton } from '../features/catalog/product/ProductSkeleton.tsx'
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
import type { screens } from './screens.ts'

/** A screen whose code is loaded on navigation to it. When it is the first one, the shell shows around its skeleton. `kept` is as for `loadCode`. */
const screen = (path: string, name: keyof typeof screens, children?: RouteObject[], kept?: boolean): RouteObject => ({
  path,
  lazy: async () => ({ Component: await loadScreen(async () => (await import('./screens.ts')).screens[name](), kept) }),
  HydrateFallback: ScreenLoading,
  children,
})

function ProductLoading() {
  const { id = '' } = useParams()
  return (
    <ScreenLoading>
      <ProductSkeleton id={id} />
    </ScreenLoading>
  )
}

/** Starts the request of a product while the code of its screen loads. A signed-in user's request needs the user, so it starts on the screen. */
const product = (queryClient: QueryClient): RouteObject => ({
  ...screen('products/:id', 'ProductPage', undefined, true),
  loader: ({ params: { id = '' } }) => {
    if (currentToken() === null) void queryClient.prefetchQuery(catalogQueries.product(id))
    return null
  },
  shouldRevalidate: () => false,
  HydrateFallback: ProductLoading,
})

const withSidebar = (queryClient: QueryClient): RouteObject[] => [
  // The usual first screen is part of the main bundle, which saves a round trip.
  { path: 'home', Component: HomePage },
  screen('discover', 'DiscoverPage'),
  // The parent of a product's address, which users reach by shortening it.
  { path: 'products', element: <Navigate to={paths.discover()} replace /> },
  product(queryClient),
  screen(':handle', 'ShopPage'),
  {
    Component: RequireLogin,
    children: [screen(':displayName/chats', 'ChatsPage')],
  },
]

const plain: RouteObject[] = [
  {
    Component: RequireLogin,
    children: [
      screen('favourites', 'FavouritesPage'),
      screen('cart', 'CartPage'),
      screen('cart/checkout', 'CheckoutPage'),
      screen('profile/:displayName', 'ProfileLayout', [screen('', 'ProfileScreen'), screen('orders', 'OrdersPage')]),
      { path: 'profile', element: <OwnPageRedirect to={paths.profile} /> },
      { path: 'orders', element: <OwnPageRedirect to={paths.orders} /> },
      screen('orders/:id', 'OrderPage'),
      { path: 'order', element: <Navigate to={paths.schedules()} replace /> },
      screen('order/schedule/:id?', 'SchedulesPage'),
    ],
  },
  screen('nearby', 'NearbyPage'),
  { path: '*', Component: NotFoundPage },
]

const standalone: RouteObject[] = [
  screen('reset-password', 'ResetPage'),
  screen('contact', 'ContactPage'),
  screen('privacy-policy', 'LegalPage'),
  screen('terms-conditions', 'LegalPage'),
  screen('download', 'DownloadPage'),
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
