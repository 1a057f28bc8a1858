import { test as base } from '@playwright/test'
import { addresses } from '../../scripts/addresses.mjs'
import { hostDefects, hostLogSize } from './hostLog.ts'
import { type Market, openMarket, applyHostScenario } from './market.ts'
import { lockHost } from './hostLock.ts'
import { watch as watchContext, type Watch } from './watch.ts'

export { expect, type Locator, type Page } from '@playwright/test'

interface Fixtures {
  /** On the live build: exclusive use of the API host. */
  hostLock: void
  /** Fails the test for defects that it does not look for. */
  watch: Watch
  market: Market
}

/** A test with its own world, which also fails on console errors, foreign requests and broken contracts. */
export const test = base.extend<Fixtures>({
  hostLock: [
    async ({ baseURL }, use) => {
      const release = baseURL === addresses.live ? await lockHost() : undefined
      await use()
      await release?.()
    },
    // Waiting for other tests does not count towards the test's timeout.
    { auto: true, timeout: 600_000 },
  ],
  watch: [
    async ({ context, baseURL, hostLock: _hostLock }, use) => {
      const live = baseURL === addresses.live
      const size = hostLogSize()
      if (live) await applyHostScenario('reset')
      const watch = watchContext(context, live ? [addresses.live, addresses.host] : [addresses.demo])
      await use(watch)
      base.expect([...(await watch.defects()), ...(live ? hostDefects(size) : [])], 'defects beside the test').toEqual([])
    },
    { auto: true },
  ],
  market: async ({ page, watch, baseURL }, use) => use(openMarket(page, watch, baseURL === addresses.live)),
})
