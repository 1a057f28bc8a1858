import { startTransition, useLayoutEffect, useState } from 'react'
import { type RouteObject, Router, useRoutes } from 'react-router-dom'
import type { AppRouter } from './appRouter.ts'
import { KeepScroll } from './scroll.ts'

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** Shows the screen of the router's address. */
export function RouterView({ router }: { router: AppRouter }) {
  const [{ location, historyAction, keepScroll }, setState] = useState(router.state)
  useLayoutEffect(() => router.follow((state, isUrgent) => (isUrgent ? setState(state) : startTransition(() => setState(state)))), [router])
  return (
    <KeepScroll value={keepScroll}>
      <Router basename={router.basename} location={location} navigationType={historyAction} navigator={router.navigator}>
        <Screens routes={router.routes} />
      </Router>
    </KeepScroll>
  )
}
