import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { restoreScroll } from '../lib/release.ts'
import { createAppRouter } from './router/appRouter.ts'
import { RouterView } from './router/RouterView.tsx'
import { createRoutes } from './routes.tsx'

/** What is in the cache of server data, to look at while developing; in no build. */
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : null

/** The app under its base path. The router is created on render, not on import, since start-up may still change the page's address. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const [router] = useState(() => createAppRouter(createBrowserHistory(), createRoutes(queryClient), import.meta.env.BASE_URL))
  useEffect(restoreScroll, [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterView router={router} />
      {Devtools && (
        <Suspense>
          <Devtools />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}
