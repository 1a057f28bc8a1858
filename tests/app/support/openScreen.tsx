import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { onTestFinished, vi } from 'vitest'
import '#ui/base.css'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { PersonaKey } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
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
  vi.restoreAllMocks()
  vi.useRealTimers()
}

/** A call that the screen made. */
interface Call {
  method: string
  /** Relative to the path of the API. */
  path: string
  /** Parsed if it is JSON. */
  body: unknown
}

/** Where and how a screen is opened. */
interface Opening {
  /** Address of the screen, with its query. */
  at: string
  as: PersonaKey
  /** A scenario, as after `?sim=` in the demo. */
  sim?: string
  /** Changes the marketplace before the screen is opened. */
  prepare?: (market: Market) => void
}

/**
 * Opens one screen of the app without the bars around it, with its own marketplace in the same
 * page. There are no sockets: after a change by another user, invalidate the query client as the
 * event would.
 */
export function openScreen(screen: ReactElement, { at, as, sim = '', prepare }: Opening) {
  onTestFinished(cleanUp)
  const market = openMarket({ products: 80, now: Date.now() })
  applyScenario(market, parseScenario(sim))
  prepare?.(market)
  const calls: Call[] = []
  const network = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (isDemoFile(request)) return network(input, init)
    const json = request.headers.get('content-type')?.startsWith('application/json')
    const body: unknown = json ? await request.clone().json() : undefined
    calls.push({
      method: request.method,
      path: new URL(request.url).pathname.replace(/^\/api/, ''),
      body,
    })
    return market.fetch(request)
  })
  signIn(market.login(as))
  const queryClient = createQueryClient()
  const { router, view, go } = openRouter([{ path: '*', element: screen }], [at])
  render(
    <QueryClientProvider client={queryClient}>
      {view}
      <Toaster />
    </QueryClientProvider>,
  )
  return { market, calls, queryClient, router, go }
}
