import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { type ExoticComponent, Fragment, type ReactElement, type ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import '#ui/base.css'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { PersonaKey } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { simulatePosition } from '#mocks/hosts/browser/position.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { signIn, signOut } from '#state/session.ts'
import { dismissToast } from '#ui/toast.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { type Market, openMarket } from '../../marketplace/support/market.ts'
import { isDemoFile } from './maps.ts'
import { openRouter } from './router.tsx'

function cleanUp(): void {
  cleanup()
  signOut()
  dismissToast()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
  vi.useRealTimers()
}

/** A call of the page. */
interface Call {
  method: string
  /** Relative to the path of the API. */
  path: string
  /** Parsed if it is JSON. */
  body: unknown
}

/** Answers the calls of the page, and records them. Files of the demo come from the test's server. */
export function serve(answer: (request: Request) => Promise<Response>) {
  const asked: Request[] = []
  const calls: Call[] = []
  const network = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (isDemoFile(request)) return network(input, init)
    asked.push(request)
    const { method, url, headers } = request
    const isJson = headers.get('content-type')?.startsWith('application/json')
    const body: unknown = isJson ? await request.clone().json() : undefined
    calls.push({ method, path: new URL(url).pathname.replace(/^\/api/, ''), body })
    return answer(request)
  })
  return { asked, calls }
}

/** Where and how a page is opened. */
interface Opening {
  /** Addresses of its history, of which the last is shown. */
  at: string[]
  /** A scenario, as after `?sim=` in the demo. */
  sim: string
  products: number
  /** Changes the marketplace before the page is opened. */
  prepare?: (market: Market) => void
  Mode?: ExoticComponent<{ children?: ReactNode }>
}

/** Opens routes with a marketplace of their own in the same page. There are no sockets. */
export function openRoutes(
  routesWith: (client: QueryClient) => RouteObject[],
  { at, sim, products, prepare, Mode = Fragment }: Opening,
) {
  let closed = false
  const close = () => {
    closed = true
    cleanUp()
  }
  onTestFinished(close)
  const market = openMarket({ products, now: Date.now() })
  const simulate = (text: string) => {
    const scenario = parseScenario(text)
    expect(applyScenario(market, scenario), 'refused').toEqual([])
    return scenario
  }
  const { as, position } = simulate(sim)
  if (position) onTestFinished(simulatePosition(position))
  prepare?.(market)
  const { asked, calls } = serve(async (request) => {
    const response = await market.fetch(request)
    // An answer that arrives after its test would log a user in, say, in the next one.
    return closed ? new Promise<never>(() => {}) : response
  })
  if (as && as !== 'visitor') signIn(market.login(as))
  const queryClient = createQueryClient()
  const { router, view, go } = openRouter(routesWith(queryClient), at)
  render(
    <Mode>
      <QueryClientProvider client={queryClient}>{view}</QueryClientProvider>
    </Mode>,
  )
  /** Current path, query and fragment. */
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  /** The bodies of a call such as 'POST /users', or of those that match, so far. */
  const sent = (call: string | RegExp) =>
    calls
      .filter(({ method, path }) =>
        call instanceof RegExp ? call.test(`${method} ${path}`) : `${method} ${path}` === call,
      )
      .map(({ body }) => body)
  /** The queries of the calls of a path so far. */
  const queries = (path: string): Record<string, string>[] =>
    asked
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === `/api${path}`)
      .map(({ searchParams }) => Object.fromEntries(searchParams))
  return {
    router,
    go,
    market,
    /** What the marketplace has stored. */
    tables: market.world.tables,
    simulate,
    sent,
    queries,
    asked,
    calls,
    address,
    queryClient,
    close,
  }
}

/**
 * Opens one screen of the app without the bars around it. After a change by another user,
 * invalidate the query client as the event would.
 * @param at address of the screen, with its query
 */
export const openScreen = (
  screen: ReactElement,
  {
    at,
    as,
    sim,
    prepare,
  }: { at: string; as: PersonaKey; sim?: string; prepare?: Opening['prepare'] },
) =>
  openRoutes(
    () => [
      {
        path: '*',
        element: (
          <>
            {screen}
            <Toaster />
          </>
        ),
      },
    ],
    { at: [at], sim: sim ? `as:${as},${sim}` : `as:${as}`, products: 80, prepare },
  )
