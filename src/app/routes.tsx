import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, Outlet, type Params, type RouteObject, useLocation } from 'react-router-dom'
import { catalogQueries } from '../api/catalog.ts'
import { ProductSkeleton } from '../features/catalog/product/ProductSkeleton.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { currentToken } from '../state/session.ts'
import { paths } from '../lib/paths.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PartBoundary } from '../ui/PartBoundary.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { HomeRedirect } from './HomeRedirect.tsx'
import { PlainLayout } from './layouts/PlainLayout.tsx'
import { SidebarLayout } from './layouts/SidebarLayout.tsx'
import { StandaloneLayout } from './layouts/StandaloneLayout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { OwnPageRedirect } from './OwnPageRedirect.tsx'
import { Root } from './Root.tsx'
import type { Preparation } from './router/appRouter.ts'
import { ScreenLoading } from './ScreenLoading.tsx'
import type { screens } from './screens.ts'

interface ScreenOptions {
  children?: RouteObject[]
  /** Shown while the code of the first screen loads; the shell is around it. */
  loading?: ReactNode
  /** As for `loadCode`. */
  kept?: boolean
  /** Called when the user is about to go to the screen, to load more than its code. */
  onPrepare?: (params: Params) => void
}

const notLoaded = (message: ReactNode) => (
  <Page title="This page could not be loaded" hideTitle narrow>
    {message}
  </Page>
)

/**
 * A screen whose code is loaded on navigation to it. One that can't be loaded says so under its own address, within the bars, so a reload for a new
 * release comes up there, and Back leads where it led.
 */
function screen(path: string, name: keyof typeof screens, { children, loading = <ScreenLoading />, kept, onPrepare }: ScreenOptions = {}) {
  const Screen = lazyPart(async () => (await import('./screens.ts')).screens[name](), { loading, kept, frame: notLoaded })
  const prepare: Preparation['prepare'] = (params) => {
    onPrepare?.(params)
    return Screen.preload()
  }
  return { path, Component: Screen, handle: { prepare }, children }
}

const productLoading = (
  <ScreenLoading>
    <ProductSkeleton />
  </ScreenLoading>
)

/** Starts the request of a product while the code of its screen loads. A signed-in user's request needs the user, so it starts on the screen. */
const product = (queryClient: QueryClient): RouteObject =>
  screen('products/:id', 'ProductPage', {
    kept: true,
    loading: productLoading,
    onPrepare: ({ id = '' }) => {
      if (currentToken() === null) void queryClient.prefetchQuery(catalogQueries.product(id))
    },
  })

const RequireLogin = lazyPart(async () => (await import('./session/RequireLogin.tsx')).RequireLogin, {
  loading: <ScreenLoading />,
  frame: notLoaded,
})

/** Screens for users who are signed in. */
const forUsers = (children: RouteObject[]): RouteObject => ({
  Component: RequireLogin,
  handle: { prepare: RequireLogin.preload } satisfies Preparation,
  children,
})

const withSidebar = (queryClient: QueryClient): RouteObject[] => [
  // The usual first screen is part of the main bundle, which saves a round trip.
  { path: 'home', Component: HomePage },
  screen('discover', 'DiscoverPage'),
  // The parent of a product's address, which users reach by shortening it.
  { path: 'products', element: <Navigate to={paths.discover()} replace /> },
  product(queryClient),
  screen(':handle', 'ShopPage'),
  forUsers([screen(':displayName/chats', 'ChatsPage')]),
]

const plain: RouteObject[] = [
  forUsers([
    screen('favourites', 'FavouritesPage'),
    screen('cart', 'CartPage'),
    screen('cart/checkout', 'CheckoutPage'),
    screen('profile/:displayName', 'ProfileLayout', { children: [screen('', 'ProfileScreen'), screen('orders', 'OrdersPage')] }),
    { path: 'profile', element: <OwnPageRedirect to={paths.profile} /> },
    { path: 'orders', element: <OwnPageRedirect to={paths.orders} /> },
    screen('orders/:id', 'OrderPage'),
    { path: 'order', element: <Navigate to={paths.schedules()} replace /> },
    screen('order/schedule/:id?', 'SchedulesPage'),
  ]),
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

/** Shows `failure` in place of what is below, until the user goes elsewhere. */
const guarded = (Part: ComponentType, failure: ReactNode) =>
  function Guarded() {
    return (
      <PartBoundary failure={failure} resetBy={useLocation()}>
        <Part />
      </PartBoundary>
    )
  }

/** Screens in their layout, which stays when a screen fails. */
const inLayout = (Component: ComponentType, children: RouteObject[]): RouteObject => ({
  Component,
  children: [{ Component: guarded(Outlet, <ErrorPage />), children }],
})

/** Replaces the whole app, when what failed is not within one screen. */
const appError = (
  <StandaloneLayout>
    <ErrorPage />
  </StandaloneLayout>
)

/** Every address of the app. Layouts follow the route table of the specification. */
export const createRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: guarded(Root, appError),
    children: [
      { index: true, Component: HomeRedirect },
      inLayout(SidebarLayout, withSidebar(queryClient)),
      inLayout(PlainLayout, plain),
      inLayout(StandaloneLayout, standalone),
    ],
  },
]
