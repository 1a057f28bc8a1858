import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactElement, Suspense } from 'react'
import {
  createBrowserRouter,
  type DataRouter,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { singleSlashes } from '#lib/appPath.ts'
import { keepEarlyAnswer } from '#lib/earlyAnswer.ts'
import { isLocked } from '#lib/lock.ts'
import { reloadForNewRelease, takeLeftOpen } from '#lib/reload.ts'
import { BRAND } from '#ui/brand.ts'
import { IconProvider } from '#ui/IconProvider.tsx'
import { showToast } from '#ui/toast.ts'

const Devtools = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
    }))
  : null

/** Turns '//cart' into '/cart': browsers would take its first segment for a host. */
function correctAddress(): void {
  const { pathname, search, hash } = globalThis.location
  const corrected = singleSlashes(pathname)
  if (corrected !== pathname)
    globalThis.history.replaceState(globalThis.history.state, '', corrected + search + hash)
}

/** How long the app waits for the first screen's code and data, ms. */
const WAIT_MS = 100
/** The same where the page shows a preview, which a skeleton must not follow, ms. */
const PREVIEW_WAIT_MS = 5000

/** Whether data is loading of which nothing is known, not even from the last visit. */
const isLoadingData = (queryClient: QueryClient) =>
  queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0

/** Whether a preview of the first screen is shown (src/boot/preview.ts). */
const hasPreview = () => document.querySelector('.preview') !== null

/** The browser painted, or can't: a tab in the background has no frames. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, WAIT_MS)
  })

/**
 * Waits for code and data, which the page has preloaded: a phone then renders the screen once, no
 * skeleton.
 */
const firstScreen = (router: DataRouter, queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (router.state.initialized && !isLoadingData(queryClient)) done()
    }
    const timer = setTimeout(done, hasPreview() ? PREVIEW_WAIT_MS : WAIT_MS)
    const subscriptions = [router.subscribe(check), queryClient.getQueryCache().subscribe(check)]
    function done() {
      for (const unsubscribe of subscriptions) unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    check()
  })

/** Creates the app at its start, not on import: the start may change the page's address. */
export async function createApp(
  queryClient: QueryClient,
  routes: RouteObject[],
): Promise<ReactElement> {
  correctAddress()
  if (takeLeftOpen())
    showToast(`${BRAND} was updated`, 'If what you pressed did not open, press it again.')
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  reloadForNewRelease(
    () => router.state.navigation.state !== 'idle' || queryClient.isMutating() > 0 || isLocked(),
  )
  // After the listener above: code of an older release may be missing.
  await firstScreen(router, queryClient)
  keepEarlyAnswer(undefined)
  // Its picture may have come, and the first render takes a phone long.
  if (hasPreview()) await painted()
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
