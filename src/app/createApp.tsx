import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactElement, Suspense } from 'react'
import {
  createBrowserRouter,
  type DataRouter,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { singleSlashes } from '#lib/appPath.ts'
import { isLocked } from '#lib/lock.ts'
import { reloadForNewRelease, takeLeftOpen } from '#lib/reload.ts'
import { BRAND } from '#ui/brand.ts'
import { IconProvider } from '#ui/IconProvider.tsx'
import { showToast } from '#ui/toast.ts'

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

/** How long the app waits for the code of the first screen, ms. */
const WAIT_MS = 100

/**
 * Waits for the code of the first screen, which the page may have preloaded: then the screen is
 * rendered at once, and a phone doesn't have to render its skeleton before.
 */
const firstScreen = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => initialized && done())
    const timer = setTimeout(done, WAIT_MS)
    function done() {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
  })

/**
 * The app under its base path. It is created at the start, not on import, since the start may still
 * change the page's address. `loaded` says whether the code of the first screen is loaded.
 */
export async function createApp(
  queryClient: QueryClient,
  routes: RouteObject[],
): Promise<{ app: ReactElement; loaded: boolean }> {
  correctAddress()
  if (takeLeftOpen())
    showToast(`${BRAND} was updated`, 'If what you pressed did not open, press it again.')
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  reloadForNewRelease(
    () => router.state.navigation.state !== 'idle' || queryClient.isMutating() > 0 || isLocked(),
  )
  // After the listener above, since code of an older release may be missing.
  await firstScreen(router)
  const app = (
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
  return { app, loaded: router.state.initialized }
}
