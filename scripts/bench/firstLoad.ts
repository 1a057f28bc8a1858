import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Route } from 'playwright'
import { openMarket } from '../../mocks/hosts/vitest.ts'
import { root } from '../commands.mjs'
import type { Measured } from './figure.ts'
import { isBuilt, withPage } from './page.ts'

const FOLDER = 'dist-live'

/** Answers the page's API calls from a marketplace in this process; all other requests to foreign hosts fail. */
async function answerCalls(page: Page, origin: string): Promise<void> {
  const market = openMarket()
  const answer = async (route: Route) => {
    const request = route.request()
    const path = /\/api\/.*$/.exec(request.url())?.[0]
    if (!path) return route.abort()
    const cors = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type',
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const response = await market.fetch(new Request(`https://suki.example${path}`, { method: request.method() }))
    return route.fulfill({ status: response.status, headers: { ...cors, 'content-type': 'application/json' }, body: await response.text() })
  }
  await page.route((url) => url.origin !== origin, answer)
}

/** The scripts that a visitor's browser loads until /home is complete: kilobytes (1,000 bytes) of gzip. */
export async function firstLoad(): Promise<Measured> {
  if (!isBuilt(FOLDER)) return { note: 'build it first: VITE_API_HOST=https://api.example.com npm run build:live' }
  return withPage(FOLDER, async (page, origin) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname, origin: from } = new URL(response.url())
      if (from === origin && pathname.endsWith('.js') && pathname !== '/service-worker.js') scripts.add(pathname)
    })
    await answerCalls(page, origin)
    await page.goto(`${origin}/home`)
    await page.locator('main a[href*="/products/"]').first().waitFor({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    const bytes = Array.from(scripts, (path) => gzipSync(readFileSync(join(root, FOLDER, path))).length)
    const total = bytes.reduce((sum, size) => sum + size, 0)
    return {
      value: total / 1000,
      note: `${total} bytes in ${scripts.size} files, the largest ${(Math.max(...bytes) / 1000).toFixed(0)} KB`,
    }
  })
}
