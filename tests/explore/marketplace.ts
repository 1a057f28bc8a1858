import type { BrowserContext } from '@playwright/test'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { addresses } from '#scripts/addresses.mjs'
import { fileServer, listen } from '#scripts/serve.mjs'
import { openOwnHost, type OwnHost } from '../support/ownHost.ts'

/** World time at which every walk begins: a Monday morning in Manila, as in the pictures. */
const START = Date.UTC(2040, 2, 5, 2)
/** The same as a directive for a link to the demo. */
export const START_DIRECTIVES = 'products:120,clock:2040-03-05T10.00'

/** A browser with the live build, and the host behind it with a world of its own. */
export interface Marketplace extends Pick<OwnHost, 'browser' | 'steer'> {
  simulation: Simulation
  /** What the marketplace has sent or stored against its contract since the last walk began. */
  violations: string[]
  /** Moves the world's clock, ms; all that is due then has happened. */
  advance(ms: number): Promise<void>
}

/**
 * Starts all of it on free ports.
 * @param build folder of a live build
 */
export async function openMarketplace(build: string): Promise<Marketplace> {
  const appPort = await listen(fileServer(build, '/', { plain: true }), 4600)
  const { browser, steer, host } = await openOwnHost(appPort, [
    '--now',
    new Date(START).toISOString(),
  ])
  const { simulation } = host
  const violations: string[] = []
  simulation.onViolation(({ source, errors }) =>
    violations.push(`${source}: ${errors.map(({ path, message }) => `${path} ${message}`).join()}`),
  )
  return {
    browser,
    steer,
    simulation,
    violations,
    async advance(ms) {
      applyScenario(simulation, { advance: ms })
      await simulation.catchUp()
    },
  }
}

/** Opens the browser of a buyer, whose clock stands still at the world's time. */
export async function openContext(
  { browser, steer, violations }: Marketplace,
  buyer: string,
): Promise<BrowserContext> {
  violations.length = 0
  const token = steer(`reset,freeze,as:${buyer}`)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-PH',
    // Not Manila's zone, so that a time in the browser's zone instead of Manila's is noticed.
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  // It only ends what hangs.
  context.setDefaultTimeout(30_000)
  if (token)
    await context.addCookies([
      { name: 'token', value: token, url: addresses.live, sameSite: 'Lax' },
    ])
  await context.clock.install({ time: START - 1000 })
  await context.clock.pauseAt(START)
  return context
}
