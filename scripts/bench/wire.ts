import type { Page } from 'playwright'
import { shopId } from '#fixtures/named.ts'
import { type Measured, percentile } from './figure.ts'
import { isBuilt, withPage } from './page.ts'
import { queries } from './queries.ts'

const ROUNDS = 6
const WARM_UP_ROUNDS = 1

/** Milliseconds of each list call of the page, until the response is read completely. */
function callAll(page: Page, paths: string[]): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const times: number[] = []
    for (const path of wanted) {
      const start = performance.now()
      const response = await fetch(path)
      const { items } = await response.json()
      times.push(performance.now() - start)
      if (!Array.isArray(items)) throw new Error(`${path} answered ${response.status}`)
    }
    return times
  }, paths)
}

/**
 * How long the list call takes in the demo, from the page through the service worker to the
 * marketplace and back.
 */
export async function listCallOverWire(products: number): Promise<Measured> {
  if (!isBuilt('dist-demo')) return { note: 'build the demo first: npm run build:demo' }
  return withPage('dist-demo', async (page, origin) => {
    await page.goto(`${origin}/home?sim=products:${products}`)
    await page.locator('main a[href*="/products/"]').first().waitFor({ timeout: 60_000 })
    // The page's own first calls and pictures go through the same worker.
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    )
    const paths = queries(shopId('nena')).map(
      (query) => `/api/products?${new URLSearchParams(query)}`,
    )
    const rounds = (n: number) => Array.from({ length: n }, () => paths).flat()
    await callAll(page, rounds(WARM_UP_ROUNDS))
    const samples = await callAll(page, rounds(ROUNDS))
    return {
      value: percentile(samples, 0.95),
      note: `p95 of ${samples.length}; p50 ${percentile(samples, 0.5).toFixed(1)}, p99 ${percentile(samples, 0.99).toFixed(1)}`,
    }
  })
}
