import { IconProvider } from '@ant-design/icons'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { createQueryClient } from '../api/queryClient.ts'
import { restoreScroll, waitBeforeReload } from '../lib/release.ts'
import { storeForNextVisit } from './nextVisit.ts'
import { createAppRouter } from './router/appRouter.ts'
import { RouterView } from './router/RouterView.tsx'
import { createRoutes } from './routes.tsx'

function createCache() {
  const queryClient = createQueryClient()
  waitBeforeReload(() => queryClient.isMutating() > 0)
  // The demo's marketplace is in the browser, and answers as soon.
  if (import.meta.env.VITE_API_MODE === 'live' && import.meta.env.VITE_KEEP !== 'off') storeForNextVisit(queryClient)
  return queryClient
}

/** Icons write no styles of their own, which the content security policy would refuse. */
const staticIcons = { zeroRuntime: true }

/** The app under its base path. The router is created on render, not on import, since start-up may still change the page's address. */
export function App() {
  const [queryClient] = useState(createCache)
  const [router] = useState(() => createAppRouter(createBrowserHistory(), createRoutes(queryClient), import.meta.env.BASE_URL))
  useEffect(restoreScroll, [])
  return (
    <QueryClientProvider client={queryClient}>
      <IconProvider value={staticIcons}>
        <RouterView router={router} />
      </IconProvider>
    </QueryClientProvider>
  )
}
