import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { type ExoticComponent, Fragment, type ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import '#ui/base.css'
import '#app/app.css'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { createRoutes } from '#app/routes.tsx'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { simulatePosition } from '#mocks/hosts/browser/position.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { signIn, signOut } from '#state/session.ts'
import { dismissToast } from '#ui/toast.ts'
import { openMarket } from '../../marketplace/support/market.ts'
import { isDemoFile } from './maps.ts'
import { openRouter } from './router.tsx'

/** Number of products in the small world for tests of screens. */
const PRODUCTS = 120

function cleanUp(): void {
  cleanup()
  signOut()
  dismissToast()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
  vi.useRealTimers()
}

/**
 * The whole app in the test's page, with its own marketplace.
 * @param path address to open; several make a history, of which the last is shown
 * @param sim scenario of the marketplace, as after `?sim=`
 * @param Mode StrictMode, to find what a second run of effects breaks
 * @returns among others `close`, for a test that opens it again; else it is closed when the test
 * ends
 */
export function openApp(
  path: string | string[],
  sim = '',
  Mode: ExoticComponent<{ children?: ReactNode }> = Fragment,
) {
  let closed = false
  const close = () => {
    closed = true
    cleanUp()
  }
  onTestFinished(close)
  const market = openMarket({ products: PRODUCTS, now: Date.now() })
  const asked: Request[] = []
  const network = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    // Files of the demo, such as a map's style, don't come from the marketplace.
    if (isDemoFile(request)) return network(input, init)
    asked.push(request)
    const response = await market.fetch(request)
    // An answer that arrives after its test would log a user in, say, in the next one.
    return closed ? new Promise<never>(() => {}) : response
  })
  const scenario = parseScenario(sim)
  expect(applyScenario(market, scenario), 'refused').toEqual([])
  if (scenario.position) onTestFinished(simulatePosition(scenario.position))
  if (scenario.as && scenario.as !== 'visitor') signIn(market.login(scenario.as))

  const queryClient = createQueryClient()
  const { router, view, go } = openRouter(createRoutes(queryClient), [path].flat())
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
  return { router, go, market, asked, address, queryClient, close }
}
