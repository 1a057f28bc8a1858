import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { addresses, ports } from '#scripts/addresses.mjs'
import { chromiumArgs, findChromium } from '#scripts/browser.mjs'
import { fileServer, listen } from '#scripts/serve.mjs'

/** World time at which every walk begins: a Monday morning in Manila, as in the pictures. */
export const START = Date.UTC(2040, 2, 5, 2)
/** The same as a directive for a link to the demo. */
export const START_DIRECTIVES = 'products:120,clock:2040-03-05T10.00'
/** Products of the world: few, so that a buyer meets the same ones again. */
const PRODUCTS = 120

/** A browser with the live build, and the host behind it with a world of its own. */
export interface Marketplace {
  browser: Browser
  simulation: Simulation
  /** What the marketplace has sent or stored against its contract since the last walk began. */
  violations: string[]
  /** Applies directives; a token when they name a buyer. */
  steer(sim: string): string | null
  /** Moves the world's clock, ms; all that is due then has happened. */
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

/**
 * Starts all of it on free ports. The build calls one address, which the browser resolves to its own
 * host.
 * @param build folder of a live build
 */
export async function openMarketplace(build: string): Promise<Marketplace> {
  const server = fileServer(build, '/', { plain: true })
  const appPort = await listen(server, 4600)
  const host: RunningHost = await startHost(
    readArgs(
      `--port 0 --origin ${addresses.live} --products ${PRODUCTS} --now ${new Date(START).toISOString()}`.split(
        ' ',
      ),
    ),
    () => {},
  )
  const rules = [
    `MAP localhost:${ports.host} 127.0.0.1:${host.port}`,
    `MAP localhost:${ports.live} 127.0.0.1:${appPort}`,
    'MAP * ~NOTFOUND',
  ]
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, `--host-resolver-rules=${rules.join(',')}`],
  })
  const { simulation } = host
  const violations: string[] = []
  simulation.onViolation(({ source, errors }) =>
    violations.push(`${source}: ${errors.map(({ path, message }) => `${path} ${message}`).join()}`),
  )
  return {
    browser,
    simulation,
    violations,
    steer(sim) {
      const scenario = parseScenario(sim)
      const refused = applyScenario(simulation, scenario)
      if (refused.length > 0) throw new Error(`Refused: ${describeRefused(refused)}`)
      return scenario.as === undefined ? null : signInAs(simulation, scenario.as)
    },
    async advance(ms) {
      applyScenario(simulation, { advance: ms })
      await simulation.catchUp()
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
      await host.stop()
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
  context.setDefaultTimeout(10_000)
  if (token)
    await context.addCookies([
      { name: 'token', value: token, url: addresses.live, sameSite: 'Lax' },
    ])
  await context.clock.install({ time: START - 1000 })
  await context.clock.pauseAt(START)
  return context
}
