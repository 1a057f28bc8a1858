import { type Browser, type BrowserContext } from '@playwright/test'
import { applyScenario } from '#mocks/scenario/control.ts'
import type { World } from '#mocks/world/world.ts'
import { addresses } from '#scripts/addresses.mjs'
import { fileServer, listen } from '#scripts/serve.mjs'
import { DEVICE, slowDevice } from './device.ts'
import { openOwnHost } from './ownHost.ts'
import { countChanges } from './screen.ts'

/** A Monday morning in Manila. */
export const START = Date.UTC(2040, 2, 5, 2)
/** The same as directives. */
export const START_DIRECTIVES = 'products:120,clock:2040-03-05T10.00'

export interface Marketplace {
  /** Without a slash at its end. */
  readonly address: string
  /** As of the latest `look`, or as it is. */
  readonly world: World
  /** Of this walk. */
  readonly violations: string[]
  /** What the host refuses, and the app has to try. */
  readonly expected?: readonly RegExp[]
  /** It takes no address with an order, and says nothing of a payment that isn't made. */
  readonly onlySpecification?: boolean
  /** Of a new world, whose clock and the browser's stand still. */
  open(buyer: string): Promise<BrowserContext>
  /** Not where the marketplace is in the browser. */
  openDevice?(): Promise<BrowserContext>
  /** @throws when a directive is refused */
  steer(sim: string): Promise<void>
  clearFaults(): Promise<void>
  /** ms; all that is due then has happened. */
  advance(ms: number): Promise<void>
  look(): Promise<void>
}

/**
 * On free ports.
 * @param build its folder
 * @param only what the host does that knows the specification alone
 */
export async function openLive(build: string, only: string): Promise<Marketplace> {
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
    address: addresses.live,
    get world() {
      return simulation.world
    },
    violations,
    onlySpecification: only !== 'off',
    expected: only === 'off' ? [] : [/CORS policy/, /was answered by 40[04]/],
    async open(buyer) {
      violations.length = 0
      const token = steer(`reset,freeze,as:${buyer}${only === 'off' ? '' : `,only:${only},nokey`}`)
      return logIn(await openContext(browser), addresses.live, token)
    },
    openDevice: () => openContext(browser),
    steer: async (sim) => void steer(sim),
    clearFaults: async () => simulation.faults.clear(),
    async advance(ms) {
      applyScenario(simulation, { advance: ms })
      await simulation.catchUp()
    },
    look: async () => {},
  }
}

export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-PH',
    // Not Manila's zone, so that a time in the browser's zone instead of Manila's is noticed.
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
  await context.clock.install({ time: START - 1000 })
  await context.clock.pauseAt(START)
  await context.addInitScript(countChanges)
  await context.addInitScript(slowDevice, DEVICE)
  return context
}

export async function logIn(
  context: BrowserContext,
  url: string,
  token: string | null,
): Promise<BrowserContext> {
  if (token) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }])
  return context
}
