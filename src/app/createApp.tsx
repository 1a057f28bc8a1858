import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { singleSlashes } from '#lib/appPath.ts'
import { isLocked } from '#lib/lock.ts'
import { reloadForNewRelease } from '#lib/reload.ts'
import { IconProvider } from '#ui/IconProvider.tsx'

/** React Query's devtools, in development only. */
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
    }))
  : null

/**
 * Gives a page that was opened at '//cart' the address of '/cart': browsers would take the first
 * segment of the other for a host.
 */
function correctAddress(): void {
  const { pathname, search, hash } = globalThis.location
  const corrected = singleSlashes(pathname)
  if (corrected !== pathname)
    globalThis.history.replaceState(globalThis.history.state, '', corrected + search + hash)
}

/**
 * The app under its base path. It is created at the start, not on import, since the start may still
 * change the page's address.
 */
export function createApp(queryClient: QueryClient, routes: RouteObject[]) {
  correctAddress()
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  reloadForNewRelease(
    () => router.state.navigation.state !== 'idle' || queryClient.isMutating() > 0 || isLocked(),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <IconProvider>
        <RouterProvider router={router} />
      </IconProvider>
      {Devtools && (
        <Suspense>
          <Devtools />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}
