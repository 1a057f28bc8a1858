import {
  type Location,
  matchRoutes,
  type NavigateOptions,
  type Navigator,
  type Params,
  parsePath,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { singleSlashes } from '../../lib/appPath.ts'
import { leaveAsking, lostBetween } from '../../lib/unsaved.ts'
import { setNavigation } from '../../state/navigation.ts'
import { saveScroll } from './scroll.ts'

/** The browser's history, or one in memory. */
type AppHistory = Omit<ReturnType<typeof createBrowserHistory>, 'createURL'>

/** The `handle` of a route that loads something before its screen is shown. */
export interface Preparation {
  /** Starts what is not loaded yet; undefined when nothing is to be waited for. */
  prepare: (params: Params) => Promise<void> | undefined
}

/** Where the user is. */
type RouterState = Pick<AppHistory, 'location'> & {
  historyAction: AppHistory['action']
  /** Whether the screen stays scrolled as it is. */
  keepScroll: boolean
}

/** @param isUrgent whether it is rendered as soon as possible, not as a transition */
type Listener = (state: RouterState, isUrgent: boolean) => void

export interface AppRouter {
  /** Path below which the app is. */
  basename: string
  routes: RouteObject[]
  state: RouterState
  navigator: Navigator
  /** Follows the history, and calls `listener` when the state has changed. Returns a function that stops it. */
  follow: (listener: Listener) => () => void
}

/** Gives a page that was opened at '//cart' the address of '/cart': no address could be made from the other. */
function correctAddress(history: AppHistory): void {
  const { pathname, search, hash, state } = history.location
  const corrected = singleSlashes(pathname)
  if (corrected !== pathname) history.replace({ pathname: corrected, search, hash }, state)
}

/**
 * Calls `go` for each entry of the history that the user goes to, as by Back. The browser has gone there already, so where unsaved input would be lost it
 * is brought back to the shown entry until the user has agreed.
 */
function followHistory(history: AppHistory, shown: () => Location, go: (to: Location) => void): () => void {
  /** Entries between the shown one and the one to which the browser has gone, while it is being brought back. */
  let away = 0
  let agreed = false
  return history.listen(({ location, delta }) => {
    if (away !== 0 && location.key === shown().key) {
      away = 0
      return
    }
    const lost = agreed ? [] : lostBetween(shown(), location)
    agreed = false
    // An entry of unknown place can't be left again.
    if (lost.length === 0 || delta === null) return go(location)
    const isFirst = away === 0
    away += delta
    history.go(-away)
    if (!isFirst || lost.some(({ sending }) => sending)) return
    leaveAsking(lost, () => {
      agreed = true
      history.go(delta)
    })
  })
}

/**
 * The app's navigation: the screen that the user leaves stays, with its address, until the next one is loaded; of several navigations the last counts.
 * The library's router for this (`createBrowserRouter`) also has loaders, actions and fetchers, which the app has no use for and which are a tenth of its first load.
 */
export function createAppRouter(history: AppHistory, routes: RouteObject[], basename = '/'): AppRouter {
  correctAddress(history)
  let last: object | undefined
  let listener: Listener | undefined

  const prepare = (to: To) =>
    (matchRoutes(routes, to, basename) ?? []).flatMap(
      ({ route, params }) => (route.handle as Preparation | undefined)?.prepare(params) ?? [],
    )

  /** Another address of the same screen, as of a dialog, needs nothing more. */
  const isShown = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname === router.state.location.pathname

  /** The input that another screen would lose; what opens and closes on a screen, such as a dialog, loses none. */
  const screenLoss = (to: To) => {
    const { location } = router.state
    const { pathname = location.pathname } = typeof to === 'string' ? parsePath(to) : to
    return lostBetween(location, { pathname, search: location.search })
  }

  /** @param commit changes the history, where the browser has not done so itself */
  function go(to: To, commit?: () => void, { preventScrollReset: keepScroll = false, flushSync = false }: NavigateOptions = {}): void {
    const current = {}
    last = current
    const arrive = () => {
      if (last !== current) return
      saveScroll()
      commit?.()
      router.state = { location: history.location, historyAction: history.action, keepScroll }
      listener?.(router.state, flushSync)
      setNavigation(null)
    }
    const loads = isShown(to) ? [] : prepare(to)
    // At once where nothing is to be loaded.
    if (loads.length === 0) arrive()
    else setNavigation(Promise.all(loads).then(arrive))
  }

  const router: AppRouter = {
    basename,
    routes,
    state: { location: history.location, historyAction: history.action, keepScroll: false },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state, options?: NavigateOptions) => {
        const lost = screenLoss(to).filter(({ sending }) => !sending)
        leaveAsking(lost, () => go(to, () => history.push(to, state), options))
      },
      replace: (to, state, options?: NavigateOptions) => go(to, () => history.replace(to, state), options),
    },
    follow(next) {
      listener = next
      const stop = followHistory(history, () => router.state.location, go)
      return () => {
        stop()
        listener = undefined
      }
    },
  }
  // The first screen's code, before the first render asks for it.
  void prepare(history.location)
  return router
}
