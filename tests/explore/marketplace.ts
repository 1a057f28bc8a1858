import { type Browser, type BrowserContext } from '@playwright/test'
import { applyScenario } from '#mocks/scenario/control.ts'
import type { World } from '#mocks/world/world.ts'
import { addresses } from '#scripts/addresses.mjs'
import { fileServer, listen } from '#scripts/serve.mjs'
import { DEVICE, slowDevice } from './device.ts'
import { openOwnHost } from './ownHost.ts'
import { countChanges } from './screen.ts'

/** World time at which every walk begins: a Monday morning in Manila, as in the pictures. */
export const START = Date.UTC(2040, 2, 5, 2)
/** The same as a directive for a link to the demo. */
export const START_DIRECTIVES = 'products:120,clock:2040-03-05T10.00'

/** A build of the app, and the marketplace behind it. */
export interface Marketplace {
  /** Where the app is served, without a slash at its end. */
  readonly address: string
  /** The world as it was when `look` was called last, or as it is. */
  readonly world: World
  /** What the marketplace has sent or stored against its contract since the last walk began. */
  readonly violations: string[]
  /** Errors that are none: what the host refuses, and the app has to try. */
  readonly expected?: readonly RegExp[]
  /**
   * It knows the specification alone: it takes no address with an order, so that the app makes the
   * chosen one the default first, and says nothing of a payment that isn't made.
   */
  readonly onlySpecification?: boolean
  /** Opens the browser of a buyer of a new world. The clocks of both stand still, at the same time. */
  open(buyer: string): Promise<BrowserContext>
  /** Opens another browser; not where the marketplace is in one. */
  openDevice?(): Promise<BrowserContext>
  /**
   * Applies directives.
   * @throws when one is refused
   */
  steer(sim: string): Promise<void>
  clearFaults(): Promise<void>
  /** Moves the world's clock, ms; all that is due then has happened. */
  advance(ms: number): Promise<void>
  /** Looks at what is in the world. */
  look(): Promise<void>
}

/**
 * Starts a host and a browser for a live build, on free ports.
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
    // It is in this process.
    look: async () => {},
  }
}

/** Opens a context of a browser, whose clock stands still at the start. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-PH',
    // Not Manila's zone, so that a time in the browser's zone instead of Manila's is noticed.
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  // It only ends what hangs.
  context.setDefaultTimeout(30_000)
  await context.clock.install({ time: START - 1000 })
  await context.clock.pauseAt(START)
  await context.addInitScript(countChanges)
  await context.addInitScript(slowDevice, DEVICE)
  return context
}

/** Stores a token where the app at an address looks for it. */
export async function logIn(
  context: BrowserContext,
  url: string,
  token: string | null,
): Promise<BrowserContext> {
  if (token) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }])
  return context
}
