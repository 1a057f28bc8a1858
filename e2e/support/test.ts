import { test as base } from '@playwright/test'
import { addresses } from '../../scripts/addresses.mjs'
import { hostDefects, hostLogSize } from './hostLog.ts'
import { type Market, openMarket, steerHost } from './market.ts'
import { takeTurn } from './turn.ts'
import { watch as watchContext, type Watch } from './watch.ts'

export { expect, type Locator, type Page } from '@playwright/test'

interface Fixtures {
  /** On the live build: the API host for this test alone. */
  turn: void
  /** Fails the test when something goes wrong that it does not look at. */
  watch: Watch
  market: Market
}

/** A test with a world of its own, which fails on console errors, calls to the outside and broken contracts too. */
export const test = base.extend<Fixtures>({
  turn: [
    async ({ baseURL }, use) => {
      const end = baseURL === addresses.live ? await takeTurn() : undefined
      await use()
      await end?.()
    },
    // Waiting for others is no part of the test's own time.
    { auto: true, timeout: 600_000 },
  ],
  watch: [
    async ({ context, baseURL, turn: _turn }, use) => {
      const live = baseURL === addresses.live
      const size = hostLogSize()
      if (live) await steerHost('reset')
      const watch = watchContext(context, live ? [addresses.live, addresses.host] : [addresses.demo])
      await use(watch)
      base.expect([...(await watch.defects()), ...(live ? hostDefects(size) : [])], 'went wrong behind the test').toEqual([])
    },
    { auto: true },
  ],
  market: async ({ page, watch, baseURL }, use) => use(openMarket(page, watch, baseURL === addresses.live)),
})
