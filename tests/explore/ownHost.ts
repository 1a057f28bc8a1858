import { type Browser, chromium } from '@playwright/test'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { addresses, ports } from '#scripts/addresses.mjs'
import { chromiumArgs, findChromium } from '#scripts/browser.mjs'
import { steer } from '../conformance/control.ts'

/** Few, so that the buyer meets them again. */
const PRODUCTS = 120

export interface OwnHost {
  browser: Browser
  host: RunningHost
  /** Returns a token when they name a buyer. @throws when a directive is refused */
  steer(sim: string): string | null
}

/**
 * The build calls one address, which each browser resolves to its own host.
 * @param appPort where the build is served
 * @param args more of the host's
 */
export async function openOwnHost(appPort: number, args: readonly string[] = []): Promise<OwnHost> {
  const host = await startHost(
    readArgs(['--port', '0', '--origin', addresses.live, '--products', `${PRODUCTS}`, ...args]),
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
  return {
    browser,
    host,
    steer(sim) {
      const { as } = steer(host.simulation, sim)
      return as === undefined ? null : signInAs(host.simulation, as)
    },
  }
}
