import { type RouteObject, type To, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { createAppRouter } from '../../src/app/router/appRouter.ts'
import { RouterView } from '../../src/app/router/RouterView.tsx'
import { arrived } from '../../src/state/navigation.ts'

/** The app's router with a history in memory, at the last of its addresses. */
export function openRouter(routes: RouteObject[], addresses = ['/']) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: addresses }), routes)
  const { push, go } = router.navigator
  /** Resolves when the router has come to the address, or gone that many entries back or forth. */
  const navigate = (to: To | number) => {
    if (typeof to === 'number') go(to)
    else push(to)
    return arrived()
  }
  return {
    view: <RouterView router={router} />,
    router: {
      navigate,
      /** Presses Back once, as soon as the next entry is added: before it is rendered, as on a slow device. */
      goBackOnPush: () => {
        router.navigator.push = (...entry) => {
          router.navigator.push = push
          push(...entry)
          go(-1)
        }
      },
      get state() {
        return router.state
      },
    },
  }
}
